import { languageTag } from '#core/domain/languages/language-code.js';

/** A language of a project, or one that is being typed. */
export interface NamedLanguage {
  name: string;
  /** Undefined or null if it is unknown. */
  tag?: string | null | undefined;
}

const guesses = new Map<string, string | null>();

/** The tag guessed from a name, cached: rows and cells need it often. */
function guessOf(name: string): string | null {
  const found = guesses.get(name);
  if (found !== undefined) return found;
  const tag = languageTag(name);
  guesses.set(name, tag);
  return tag;
}

/** The tag of a language, or the guess from its name. */
export const tagOf = ({ name, tag }: NamedLanguage): string | null => tag ?? guessOf(name);

/** The attributes of a text in a language: `lang`, if the tag is known, and the direction of its characters. */
export const langOf = (language: NamedLanguage): { lang?: string; dir: 'auto' } => {
  const tag = tagOf(language);
  return tag === null ? { dir: 'auto' } : { lang: tag, dir: 'auto' };
};

const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
const directions = new Map<string, 'ltr' | 'rtl'>();

/** The writing direction of a language, by its tag; cached. */
export function directionOf(language: NamedLanguage): 'ltr' | 'rtl' {
  const tag = tagOf(language);
  if (tag === null) return 'ltr';
  const found = directions.get(tag);
  if (found !== undefined) return found;
  const { script = '' } = new Intl.Locale(tag).maximize();
  const direction = RTL_SCRIPTS.has(script) ? 'rtl' : 'ltr';
  directions.set(tag, direction);
  return direction;
}
