/** Whether most escapes of UTF-16 units in a source are in capitals, `\u00C9`; of those in which that makes a difference. */
export function areCapital(source: string): boolean {
  let [capital, small] = [0, 0];
  for (const [escape] of source.matchAll(/\\u[\da-fA-F]{4}/g)) {
    if (/[A-F]/.test(escape)) capital += 1;
    else if (/[a-f]/.test(escape)) small += 1;
  }
  return capital > small;
}

/** A UTF-16 unit as Java and JSON escape it. */
export function unitEscape(unit: string, { isCapital }: { isCapital?: true | undefined } = {}): string {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
  return `\\u${isCapital ? digits.toUpperCase() : digits}`;
}
