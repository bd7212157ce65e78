import type { Steps } from '#core/steps.js';

import { eachInSteps } from '../../platform/slices.js';
import type { NewKey } from './dto/new-keys.js';

/** The ids of the languages that the values name. */
export function* languagesOf(keys: readonly NewKey[]): Steps<Set<number>> {
  const found = new Set<number>();
  for (const { values } of keys)
    yield* eachInSteps(values, ({ languageId }) => {
      found.add(languageId);
    });
  return found;
}

/** Values of one statement, as far as its last key allows: pg makes a text of them all at once. */
const BATCH = 5_000;

/** The keys in their order, with few enough values for one statement. */
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
