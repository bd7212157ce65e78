import type { Steps } from '../../steps.js';
import { languageTag } from './language-code.js';
import { makeLanguageTables } from './language-tables.js';
import { LIMITS } from '../rules.js';

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

/** Returns the canonical tag for the name of a language, as `languageTag` does; null if the name is unknown. */
export const guessTag = (name: string): string | null => canonicalTag(languageTag(name) ?? '');

/** The guesses from several names, in their order. In steps, because the first guess of a process takes up to 120 ms. */
export function* guessTags(names: readonly string[]): Steps<(string | null)[]> {
  yield* makeLanguageTables();
  const tags = [];
  for (const name of names) {
    tags.push(guessTag(name));
    yield;
  }
  return tags;
}

interface Untagged {
  name: string;
  tag: string | null;
}

/**
 * The tags of languages in their order: their own, else the guess. Null where the guess fails, or is the tag of another
 * language or in `taken`.
 */
export function* fillTags(
  languages: readonly Untagged[],
  taken: readonly (string | null)[] = [],
): Steps<(string | null)[]> {
  const known = new Set([...taken, ...languages.map(({ tag }) => tag)]);
  if (languages.some(({ tag }) => tag === null)) yield* makeLanguageTables();
  const filled = [];
  for (const { name, tag } of languages) {
    const guess = tag ?? guessTag(name);
    filled.push(tag === null && known.has(guess) ? null : guess);
    known.add(guess);
    yield;
  }
  return filled;
}
