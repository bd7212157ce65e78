const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

type Known = readonly (readonly [RegExp, string])[];

const nameIn = (userAgent: string, known: Known): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The name of a device from its user agent, such as "Firefox · Linux"; null if it is unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const names = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter(
    (name) => name !== undefined,
  );
  return names.length === 0 ? null : names.join(' · ');
}
