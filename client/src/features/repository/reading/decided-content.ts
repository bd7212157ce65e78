import type { ShownValue } from '#core/formats/import/moved-values.js';
import type { DecidedImport } from '#core/repository/compare/write-import.js';
import { sliceContent } from '#core/repository/content/slice-content.js';
import type { ContentSlice } from '#core/repository/content/slice-content.js';

import { LARGEST_BODY, SLICE_BYTES } from './body-sizes.js';

/** A part of a decided import that one call sends, as JSON. */
export interface DecidedSlice extends Omit<ContentSlice, 'texts'> {
  readonly shown: string;
  readonly adopt: string;
  readonly typos: string;
  readonly unmarked: string;
  /** Empty but in the first one. */
  readonly remove: string;
}

/**
 * Cuts a decided import for calls: one, where it fits.
 *
 * @param names of new languages, by tag
 * @param baseTag names the language of an import without any
 */
export function decidedContent(
  decided: DecidedImport,
  names: ReadonlyMap<string, string>,
  baseTag: string,
): DecidedSlice[] {
  const inSlicesOf = (most: number): DecidedSlice[] => {
    const content = { languages: decided.languages, profile: decided.files };
    return withDecisions(sliceContent(content, names, most), decided);
  };
  const whole = inSlicesOf(LARGEST_BODY);
  if (whole.length === 0) return withDecisions([nothingIn(baseTag)], decided);
  return whole.length === 1 && whole.every(({ bytes }) => bytes <= LARGEST_BODY)
    ? whole
    : inSlicesOf(SLICE_BYTES);
}

/** Documents may be renamed or removed without any text. */
const nothingIn = (tag: string): ContentSlice => ({
  languages: JSON.stringify([{ tag, groups: [] }]),
  files: JSON.stringify({ version: 1, files: [] }),
  texts: [],
  keys: 0,
  bytes: 0,
  path: null,
});

/** Texts that several slices hold were shown once: the first one changes them. */
function withDecisions(slices: readonly ContentSlice[], decided: DecidedImport): DecidedSlice[] {
  const shownAt = new Map<string, ShownValue[]>();
  for (const { tag, file, values } of decided.shown) {
    const own = shownAt.get(placeOf(tag, file));
    if (own) for (const value of values) own.push(value);
    else shownAt.set(placeOf(tag, file), [...values]);
  }
  const [typos, unmarked] = [decided.typos, decided.unmarked].map((ids) => JSON.stringify(ids));
  return slices.map(({ texts, ...slice }, at) => {
    const files = new Set(texts.map(({ file }) => file));
    const shown = texts.flatMap(({ tag, file }) => {
      const place = placeOf(tag, file);
      const values = shownAt.get(place) ?? [];
      shownAt.delete(place);
      return values;
    });
    const decisions = {
      shown: JSON.stringify(shown),
      adopt: JSON.stringify(decided.adopt.filter(({ file }) => files.has(file))),
      typos: typos ?? '[]',
      unmarked: unmarked ?? '[]',
      remove: JSON.stringify(at === 0 ? decided.remove : []),
    };
    const bytes = Object.values(decisions).reduce((sum, json) => sum + json.length, slice.bytes);
    return { ...slice, ...decisions, bytes };
  });
}

const placeOf = (tag: string, file: string | undefined): string => `${tag}\n${file ?? ''}`;
