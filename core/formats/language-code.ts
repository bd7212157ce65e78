import { isLanguageTag, languageTag } from '../domain/language-code.js';

/**
 * The code that names a language's files: the name itself where it is a code (`pt_BR` → `pt-BR`), the code of a
 * language so called in English, French or itself (`Français` → `fr`), else letters and digits of the name.
 */
export const languageCode = (name: string): string => languageTag(name) ?? (slug(name) || 'language');

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
