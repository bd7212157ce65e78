import { isLanguageTag, languageTag } from '../domain/language-code.js';

/**
 * The code that names a language's files: the name itself where it is a code (`pt_BR` → `pt-BR`), the code of a
 * language so called in English, French or itself (`Français` → `fr`), else letters and digits of the name.
 */
export const languageCode = (name: string): string => languageTag(name) ?? (slug(name) || 'language');

/** Codes in the order of the languages; those whose files or folders would be one get `-2`, `-3` … */
export function languageCodes(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const code = languageCode(name);
    let unique = code;
    for (let number = 2; placesOf(unique).some((place) => taken.has(place)); number += 1)
      unique = `${code}-${number}`;
    for (const place of placesOf(unique)) taken.add(place);
    return unique;
  });
}

/** Case-insensitive file systems take `pt-br` for `pt-BR`, and `values-fr-rfr` for `values-fr-rFR`. */
const placesOf = (code: string): string[] => [code.toLowerCase(), androidFolder(code).toLowerCase()];

/** Names of devices, which Windows opens in the place of a file of that name, whatever its extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A code as the beginning of the name of a file or folder: `con` → `con_`. */
export const fileStem = (code: string): string => (DEVICE.test(code) ? `${code}_` : code);

/** The folder of a language in Android resources: `values-fr`, `values-pt-rBR`, `values-b+zh+Hans`. */
export function androidFolder(code: string): string {
  if (!isLanguageTag(code)) return `values-${code}`;
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
