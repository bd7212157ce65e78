import { contentOf } from '../../core/repository/content/content-of.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';

/** Where a text is in a project. */
export interface Place {
  readonly tag: string;
  /** The template of its file. */
  readonly file: string;
  readonly group: string;
  readonly key: string;
  readonly form: string | null;
}

export const idOfPlace = ({ tag, file, group, key, form }: Place): string =>
  JSON.stringify([tag, file, group, key, form]);

export interface Text extends Place {
  readonly text: string;
}

/** The texts that documents hold, without empty ones, by the ids of their places. */
export const textsIn = (readings: readonly DocumentReading[], base: string): Map<string, Text> =>
  // Names are no texts here: no document could hold an edit of them.
  textsWithNames(
    readings.map(({ asTemplate: _, ...reading }) => reading),
    base,
  );

/** The same with names that are texts of the base language. */
export function textsWithNames(readings: readonly DocumentReading[], base: string): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const { tag, groups } of contentOf(readings, base).languages)
    for (const { name: group, file, keys } of groups)
      for (const { name: key, values } of keys)
        for (const { name: text, quantityString: form = null } of values) {
          const place = { tag, file: file ?? '', group, key, form, text };
          if (text !== '') found.set(idOfPlace(place), place);
        }
  return found;
}
