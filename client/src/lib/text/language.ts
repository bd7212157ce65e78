import { languageTag } from '#core/domain/language-code.js';

/** A language of a project, or one that is being typed. */
export interface NamedLanguage {
  name: string;
  /** Absent or null if it is not known. */
  tag?: string | null | undefined;
}

const guesses = new Map<string, string | null>();

/** The guess from a name, remembered: rows and cells ask for it all the time. */
function guessOf(name: string): string | null {
  const found = guesses.get(name);
  if (found !== undefined) return found;
  const tag = languageTag(name);
  guesses.set(name, tag);
  return tag;
}

/** The tag of a language; without one, the guess from its name. */
export const tagOf = ({ name, tag }: NamedLanguage): string | null => tag ?? guessOf(name);

/** Attributes of any text in a language: its tag where it is known, and the direction its characters ask for. */
export const langOf = (language: NamedLanguage): { lang?: string; dir: 'auto' } => {
  const tag = tagOf(language);
  return tag === null ? { dir: 'auto' } : { lang: tag, dir: 'auto' };
};

const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
const directions = new Map<string, 'ltr' | 'rtl'>();

/** The direction a language is written in, by its tag; remembered. */
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
