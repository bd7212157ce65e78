/** The shape of a BCP 47 tag: language, script, region, variants. */
const TAG = /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?(?:[-_](?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Languages with a name but no two-letter code, and the regional ones that have a name of their own. */
const FURTHER_CODES =
  'ast bho ceb chr ckb doi dsb fil fur gsw haw hmn hsb kab kok lus mai mni nds nso sat sco tzm yue zgh ' +
  'ar-001 de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT ro-MD sw-CD ' +
  'sr-Cyrl sr-Latn zh-Hans zh-Hant';

/**
 * The code that names a language's files: the name itself where it is a code (`pt_BR` → `pt-BR`), the code of a
 * language so called in English, French or itself (`Français` → `fr`), else letters and digits of the name.
 */
export function languageCode(name: string): string {
  const trimmed = name.trim();
  if (TAG.test(trimmed)) return trimmed.replaceAll('_', '-');
  codesByName ??= listNames();
  return codesByName.get(trimmed.toLowerCase()) ?? (slug(trimmed) || 'language');
}

/** Codes in the order of the languages; equal ones get `-2`, `-3` … */
export function languageCodes(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const code = languageCode(name);
    let unique = code;
    // Case-insensitive file systems would take `pt-br` for `pt-BR`.
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${code}-${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The folder of a language in Android resources: `values-fr`, `values-pt-rBR`, `values-b+zh+Hans`. */
export function androidFolder(code: string): string {
  if (!TAG.test(code)) return `values-${code}`;
  const [language = '', region, ...rest] = code.split('-');
  if (region === undefined) return `values-${code}`;
  const isRegion = /^[a-z]{2}$/i.test(region) && rest.length === 0;
  return isRegion ? `values-${language}-r${region.toUpperCase()}` : `values-b+${code.replaceAll('-', '+')}`;
}

/** Lower-case ASCII letters and digits of a name, the rest hyphens; empty when nothing is left. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

let codesByName: Map<string, string> | null = null;

/** Every name a language goes by, lower-case. Built on first need: a name that is no code is the exception. */
function listNames(): Map<string, string> {
  const pairs = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const codes = [...pairs, ...FURTHER_CODES.split(' ')].filter(
    (code) => Intl.getCanonicalLocales(code)[0] === code,
  );
  const english = namesIn('en', codes);
  const known = [...new Set(english.values())];
  // Where the platform has no data of a language it would answer in the language of the browser.
  const own = known.flatMap((code) =>
    Intl.DisplayNames.supportedLocalesOf([code]).length > 0 ? [...namesIn(code, [code])] : [],
  );
  // Later entries of a Map win: a name means the language English calls so, before any other.
  return new Map([...own, ...namesIn('fr', known), ...english]);
}

function namesIn(locale: string, codes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const languageDisplay of ['standard', 'dialect'] as const) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none', languageDisplay });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) names.set(name.toLowerCase(), code);
    }
  }
  return names;
}
