import { fold } from '../../lib/text/fold.js';
import type { FindingFilter } from '../findings/finding-filter.js';
import type { ShownStatus } from '../store/shown-status.js';
import { hasTerms, splitTerms } from './search-terms.js';
import type { SearchTerms } from './search-terms.js';

export interface Filters {
  /** Shows keys with any of these statuses; all keys if empty. */
  statuses: readonly ShownStatus[];
  /** Also shows keys with such a finding; null to ignore findings. */
  findings: FindingFilter | null;
  /** Also shows keys with a value whose source has changed. */
  isStale: boolean;
  /** The displayed languages: search and status look at these only. */
  languageIds: readonly number[];
}

export interface Search {
  terms: SearchTerms;
  /** The words to search for; empty if there are only terms. */
  needle: string;
  isExact: boolean;
  /** Returns the text to search in: the text itself if exact, its folded form otherwise. */
  prepare: (text: string) => string;
}

/** Returns null for an empty search. */
export function readSearch(query: string): Search | null {
  const { terms, words } = splitTerms(query);
  const exact = /^"(.+)"$/.exec(words)?.[1];
  if (exact !== undefined) return { terms, needle: exact, isExact: true, prepare: (text) => text };
  const needle = fold(words);
  return needle === '' && !hasTerms(terms) ? null : { terms, needle, isExact: false, prepare: fold };
}

/** The hits of a search in a text: [start, end) pairs of UTF-16 offsets, without overlaps. */
export function hitsIn(text: string, query: string): [number, number][] {
  const search = readSearch(query);
  if (!search || search.needle === '' || !search.prepare(text).includes(search.needle)) return [];
  const { folded, offsets } = foldWithOffsets(text, search.prepare);
  const hits: [number, number][] = [];
  let at = folded.indexOf(search.needle);
  while (at >= 0) {
    const after = at + search.needle.length;
    const start = Math.max(offsets[at] ?? 0, hits.at(-1)?.[1] ?? 0);
    const end = endOf(offsets, after - 1) ?? text.length;
    if (start < end) hits.push([start, end]);
    at = folded.indexOf(search.needle, after);
  }
  return hits;
}

/** Where the character of a folded unit ends: a hit of "s" in "ß" is the whole of it. */
function endOf(offsets: readonly number[], unit: number): number | undefined {
  let after = unit + 1;
  while (after < offsets.length && offsets[after] === offsets[unit]) after += 1;
  return offsets[after];
}

// Folding changes lengths ("ﬁ", combining accents): each folded unit remembers where it came from.
function foldWithOffsets(
  text: string,
  prepare: (text: string) => string,
): { folded: string; offsets: number[] } {
  let folded = '';
  let at = 0;
  const offsets: number[] = [];
  for (const character of text) {
    const part = prepare(character);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    folded += part;
    at += character.length;
  }
  offsets.push(at);
  return { folded, offsets };
}
