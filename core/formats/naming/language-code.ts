import { languageTag } from '../../domain/languages/language-code.js';
import { androidFolder } from './android-folder.js';

export interface NamedLanguage {
  name: string;
  /** Absent or null if it is not known. */
  tag?: string | null;
}

/**
 * The code that names a language's files: its tag; without one, the name itself where it is a code (`pt_BR` → `pt-BR`),
 * the code of a language so called in English, French or itself (`Français` → `fr`), else letters and digits of the name.
 */
export const languageCode = ({ name, tag }: NamedLanguage): string =>
  tag ?? languageTag(name) ?? (slug(name) || 'language');

/** Codes in the order of the languages; those whose files or folders would be one get `-2`, `-3` … */
export function languageCodes(languages: readonly NamedLanguage[]): string[] {
  const taken = new Set<string>();
  const codes = new Map<NamedLanguage, string>();
  // A name gives way to the tag of another language, also of a later one.
  const isTagged = ({ tag }: NamedLanguage): boolean => typeof tag === 'string';
  for (const language of [...languages.filter(isTagged), ...languages.filter((one) => !isTagged(one))])
    codes.set(language, uniqueCode(languageCode(language), taken));
  return languages.map((language) => codes.get(language) ?? '');
}

/** The code, numbered if its places are taken; it takes them. */
function uniqueCode(code: string, taken: Set<string>): string {
  let unique = code;
  for (let number = 2; placesOf(unique).some((place) => taken.has(place)); number += 1)
    unique = `${code}-${number}`;
  for (const place of placesOf(unique)) taken.add(place);
  return unique;
}

/** Case-insensitive file systems take `pt-br` for `pt-BR`, and `he` and `iw` share a folder on Android. */
const placesOf = (code: string): string[] => [code.toLowerCase(), androidFolder(code).toLowerCase()];

/** Names of devices, which Windows opens in the place of a file of that name, whatever its extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A code as the beginning of the name of a file or folder: `con` → `con_`. */
export const fileStem = (code: string): string => (DEVICE.test(code) ? `${code}_` : code);

/** Lower-case ASCII letters and digits of a name, the rest hyphens; empty when nothing is left. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
