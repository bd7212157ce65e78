import { languageTag } from './language-code.js';
import { LIMITS } from './rules.js';

/** The canonical form of a BCP 47 tag: `pt-BR` for `pt-br`. Null if `text` is not a tag, or too long for one. */
export function canonicalTag(text: string): string | null {
  if (text.length > LIMITS.languageTag) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    // Intl throws for whatever is not a tag.
    return null;
  }
}

/** Whether `text` is a BCP 47 tag in its canonical form. */
export const isCanonicalTag = (text: string): boolean => canonicalTag(text) === text;

/** The canonical tag of a language by its name, as `languageTag` finds it; null when the name resolves to none. */
export const guessTag = (name: string): string | null => canonicalTag(languageTag(name) ?? '');

interface Untagged {
  name: string;
  tag: string | null;
}

/**
 * The tags of languages in their order: their own, else the guess. Null where the guess fails, or is the tag of another
 * language or in `taken`.
 */
export function fillTags(
  languages: readonly Untagged[],
  taken: readonly (string | null)[] = [],
): (string | null)[] {
  const known = new Set([...taken, ...languages.map(({ tag }) => tag)]);
  return languages.map(({ name, tag }) => {
    const filled = tag ?? guessTag(name);
    if (tag === null && known.has(filled)) return null;
    known.add(filled);
    return filled;
  });
}
