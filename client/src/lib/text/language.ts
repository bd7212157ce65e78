import { languageTag } from '#core/domain/language-code.js';

const known = new Map<string, string | null>();

/** The tag of a language's name, remembered: rows and cells ask for it all the time. */
export function tagOf(name: string): string | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const tag = languageTag(name);
  known.set(name, tag);
  return tag;
}

/** Attributes of any text in a language: its tag where the name tells it, and the direction its characters ask for. */
export const langOf = (name: string): { lang?: string; dir: 'auto' } => {
  const tag = tagOf(name);
  return tag === null ? { dir: 'auto' } : { lang: tag, dir: 'auto' };
};

const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
const rightToLeft = new Map<string, boolean>();

/** Whether a language, by its name, is written from right to left; remembered, as its tag is. */
export function isRightToLeft(name: string): boolean {
  const found = rightToLeft.get(name);
  if (found !== undefined) return found;
  const tag = tagOf(name);
  const isRtl = tag !== null && RTL_SCRIPTS.has(new Intl.Locale(tag).maximize().script ?? '');
  rightToLeft.set(name, isRtl);
  return isRtl;
}
