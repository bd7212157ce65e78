import { canonicalTag, languageNamed, languageTag } from '../../domain/languages/language-code.js';
import { fold } from './fold.js';

/** Longer headers name no language. */
const LONGEST = 60;

/** `English(en)`, `French [fr-FR]` */
const WITH_CODE = /[([]\s{0,9}([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3})\s{0,9}[)\]]$/;

/** The canonical tag of the language that a header names, by its code or by its name in English, French or itself. */
export function tagOfHeader(header: string): string | null {
  const text = header.trim();
  if (text === '' || text.length > LONGEST) return null;
  const code = WITH_CODE.exec(text)?.[1];
  return knownTag(languageTag(text)) ?? (code === undefined ? null : knownTag(languageTag(code)));
}

/** Words of two or three letters are codes only of languages that have a name. */
function knownTag(tag: string | null): string | null {
  const canonical = tag === null ? null : canonicalTag(tag);
  return canonical !== null && languageNamed(canonical, 'en') ? canonical : null;
}

/** How the headers of a file name languages: by names in English or French, or by codes like one of these. */
export type HeaderStyle = 'en' | 'fr' | 'pt-BR' | 'pt_BR' | 'PT-BR';

export function headerStyleOf(header: string, tag: string | null): HeaderStyle {
  const text = header.trim();
  for (const locale of ['en', 'fr'] as const)
    if (tag !== null && fold(languageNamed(tag, locale)?.name ?? '') === fold(text)) return locale;
  if (text.includes('_')) return 'pt_BR';
  return text.length > 1 && text === text.toUpperCase() ? 'PT-BR' : 'pt-BR';
}

/** The header of a new language, like those that are there. */
export function headerFor({ code, tag }: { code: string; tag: string | null }, style: HeaderStyle): string {
  if (style === 'en' || style === 'fr') {
    const { name = code } = (tag === null ? null : languageNamed(tag, style)) ?? {};
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  if (style === 'pt_BR') return code.replaceAll('-', '_');
  return style === 'PT-BR' ? code.toUpperCase() : code;
}
