/** The words that Dart allows as the name of no method. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'assert await break case catch class const continue default do else enum extends false final finally for if in is ' +
    'new null rethrow return super switch this throw true try var void while with yield'
  ).split(' '),
);

/**
 * The form a name takes in ARB, where it becomes a method of Dart: letters and digits of ASCII, `_` and `$`, the rest
 * `_`; a small letter or `$` in front. Names that are valid stay as they are: files must bring back the keys they came from.
 */
export function dartName(name: string): string {
  const form = name.replace(/[^A-Za-z0-9_$]/gu, '_').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const begun = /^[a-z$]/.test(form) ? form : `k${form}`;
  return RESERVED.has(begun) ? `${begun}_` : begun;
}
