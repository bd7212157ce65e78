import { mayHaveForm } from '#core/domain/forms-of.js';
import type { PluralPlace } from '#core/domain/forms-of.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import type { NewKey } from './dto/new-keys.js';

/** The ids of the languages of the values. */
export function* languagesOf(keys: readonly NewKey[]): Steps<Set<number>> {
  const found = new Set<number>();
  for (const { values } of keys)
    yield* eachInSteps(values, ({ languageId }) => {
      found.add(languageId);
    });
  return found;
}

/** The first value of a plural in a form that its language does not have; null if there is none. */
export function* findForeignValue(
  keys: readonly NewKey[],
  languages: readonly (PluralPlace & { id: number })[],
): Steps<{ key: number; value: number } | null> {
  const places = new Map(languages.map((language) => [language.id, language]));
  for (const [key, { isPlural, values }] of keys.entries()) {
    yield;
    if (!isPlural) continue;
    const value = values.findIndex(({ languageId, quantityString }) => {
      const place = places.get(languageId);
      return place !== undefined && !mayHaveForm(quantityString, place);
    });
    if (value >= 0) return { key, value };
  }
  return null;
}

/** The number of values per statement, rounded up to a whole key, because pg serialises all of them at once. */
const BATCH = 5_000;

/** The keys in order, in batches with few enough values for one statement. */
export function* batchesByValues<T extends NewKey>(keys: readonly T[]): Iterable<T[]> {
  let batch: T[] = [];
  let values = 0;
  for (const key of keys) {
    batch.push(key);
    values += key.values.length;
    if (values < BATCH) continue;
    yield batch;
    batch = [];
    values = 0;
  }
  if (batch.length > 0) yield batch;
}
