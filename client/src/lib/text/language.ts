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
const directions = new Map<string, 'ltr' | 'rtl'>();

/** The direction a language is written in, by its name; remembered, as its tag is. */
export function directionOf(name: string): 'ltr' | 'rtl' {
  const found = directions.get(name);
  if (found !== undefined) return found;
  const tag = tagOf(name);
  const script = tag === null ? undefined : new Intl.Locale(tag).maximize().script;
  const direction = script !== undefined && RTL_SCRIPTS.has(script) ? 'rtl' : 'ltr';
  directions.set(name, direction);
  return direction;
}
