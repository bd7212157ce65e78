/** A BCP 47 tag, and the number that distinguishes the files of languages with one tag (`fr-2`). */
const TAG =
  /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-([a-z\d]{5,8}|\d[a-z\d]{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-(\d{1,3}))?$/i;

/** Android keeps the codes of these languages that ISO 639 has replaced. */
const ANDROID_CODES: ReadonlyMap<string, string> = new Map([
  ['he', 'iw'],
  ['id', 'in'],
  ['yi', 'ji'],
]);

/** Languages whose code is another qualifier to aapt2: the mode of cars, and any country of a network. */
const OTHER_QUALIFIERS: ReadonlySet<string> = new Set(['car', 'any']);

/**
 * The folder of a language in Android resources, one that aapt2 accepts: `values-fr`, `values-pt-rBR`,
 * `values-b+zh+Hans`. aapt2 knows one variant per language, so that the others are left out. What is no language tag
 * becomes a variant of a language for private use: `klingon` is `values-b+qaa+klingon`.
 *
 * @param tag a BCP 47 tag in any case, with or without a number behind it; anything else makes a folder too.
 */
export function androidFolder(tag: string): string {
  const found = TAG.exec(tag);
  if (!found) return `values-b+qaa+${variantOf(tag)}`;
  const { language, script, region, variant } = partsOf(found);
  const beside = [script, region, variant].filter((part) => part !== undefined);
  const isShort = beside.length === 0 || (beside.length === 1 && region?.length === 2);
  if (!isShort || OTHER_QUALIFIERS.has(language)) return `values-b+${[language, ...beside].join('+')}`;
  return region === undefined ? `values-${language}` : `values-${language}-r${region}`;
}

/** The parts of a tag as aapt2 writes them. */
function partsOf([, given = '', script, region, variant, number]: readonly string[]) {
  const language = given.toLowerCase();
  return {
    language: ANDROID_CODES.get(language) ?? language,
    script: script && titleCase(script),
    region: region?.toUpperCase(),
    variant: number === undefined ? variant?.toLowerCase() : `copy${number}`,
  };
}

const titleCase = (script: string): string => script.charAt(0).toUpperCase() + script.slice(1).toLowerCase();

/** Five to eight letters and digits, a number at the end among them: `klingon-2` and `klingon-3` are two folders. */
function variantOf(name: string): string {
  const word = name.toLowerCase().replace(/[^a-z\d]/g, '') || 'language';
  const number = /\d{0,6}$/.exec(word)?.[0] ?? '';
  const letters = word.slice(0, word.length - number.length);
  return `${letters.slice(0, 8 - number.length)}${number}`.padEnd(5, 'x');
}
