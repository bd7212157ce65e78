import { fold } from '../../lib/text/fold.js';

/** How well a label matches: 0 at its beginning, 1 at the beginning of a word, 2 elsewhere; null not at all. */
function rank(label: string, wanted: string): number | null {
  if (label.startsWith(wanted)) return 0;
  const at = label.indexOf(wanted);
  if (at < 0) return null;
  return /[\p{L}\p{N}]/u.test(label.charAt(at - 1)) ? 2 : 1;
}

/** Matches the whole text, else each word: 3 if every word is in the label, in any order. */
function rankOf(label: string, wanted: string, words: readonly string[]): number | null {
  return rank(label, wanted) ?? (words.every((word) => label.includes(word)) ? 3 : null);
}

/** The entries whose label contains the typed text, best matches first; ignores case and accents. */
export function find<T extends { label: string }>(entries: readonly T[], typed: string): T[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [...entries];
  const words = wanted.split(/\s+/);
  return entries
    .flatMap((entry) => {
      const found = rankOf(fold(entry.label), wanted, words);
      return found === null ? [] : [{ entry, found }];
    })
    .sort((one, other) => one.found - other.found)
    .map(({ entry }) => entry);
}
