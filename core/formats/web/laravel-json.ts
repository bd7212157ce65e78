import type { Hole } from '../json/icu-holes.js';
import { offsetsIn } from '../json/json-string.js';
import { textsOf } from '../plurals/laravel-pipes.js';
import type { NamedSegment } from '../plurals/laravel-pipes.js';
import type { KeptPlural } from '../model/kept-plural.js';

/** A placeholder of Laravel, which is no link to another message of vue-i18n: `@:name`, `@.lower:name`. */
const PLACEHOLDER = /(?<![@\w.]):[a-z]/i;

/** Whether the pipes of a text are those of Laravel: `:count day|:count days`. Those of other programs stand beside `{n}`. */
export const arePipesOfLaravel = (text: string): boolean =>
  text.includes('|') && !text.includes('{n}') && !text.includes('{count}') && PLACEHOLDER.test(text);

/** The texts of the forms of a plural. */
export const laravelTexts = (text: string, segments: readonly NamedSegment[]): Map<string, string> =>
  textsOf(segments, ({ start, end }) => text.slice(start, end));

/**
 * The places of the forms between the pipes of a JSON string.
 *
 * @param raw the string, with its quotes
 * @param entry the index of its key
 */
export function laravelHoles(
  raw: string,
  segments: readonly NamedSegment[],
  { formOf }: Pick<KeptPlural, 'formOf'>,
  entry: number,
): Hole[] {
  const at = offsetsIn(raw);
  return segments.flatMap((segment) => {
    const form = formOf.get(segment.form);
    const [start, end] = [at(segment.start), at(segment.end)];
    const part = { text: entry, form, raw: raw.slice(start, end), isPiece: true as const };
    return form === undefined ? [] : [{ start, end, part }];
  });
}
