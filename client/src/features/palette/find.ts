import { fold } from '../../lib/text/fold.js';

/** How well words match: 0 the beginning, 1 the beginning of a word, 2 somewhere; null not at all. */
function rank(label: string, wanted: string): number | null {
  if (label.startsWith(wanted)) return 0;
  const at = label.indexOf(wanted);
  if (at < 0) return null;
  return /[\p{L}\p{N}]/u.test(label.charAt(at - 1)) ? 2 : 1;
}

/** As typed, or else word by word: 3 where each word is there, whatever their order. */
function rankOf(label: string, wanted: string, words: readonly string[]): number | null {
  return rank(label, wanted) ?? (words.every((word) => label.includes(word)) ? 3 : null);
}

/** The entries whose label holds what was typed, the best first; case and accents are ignored. */
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
