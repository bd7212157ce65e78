import type { NewValue } from '#core/api/translations.js';
import { calledForm, formRefusal } from '#core/domain/called-form.js';
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

/** A value whose form is refused, by its place in the keys. */
export interface RefusedForm {
  key: number;
  value: number;
  message: string;
}

type LanguageOfValues = PluralPlace & { id: number; name: string };

/** The keys with their values in the forms of their languages, where zero may be exactly 0; or the first refusal. */
export function* keysInForms(
  keys: readonly NewKey[],
  languages: readonly LanguageOfValues[],
): Steps<NewKey[] | RefusedForm> {
  const places = new Map(languages.map((language) => [language.id, language]));
  const made: NewKey[] = [];
  for (const [index, key] of keys.entries()) {
    yield;
    const values = key.isPlural ? valuesInForms(key, places) : key.values;
    if (!Array.isArray(values)) return { key: index, ...values };
    made.push({ ...key, values });
  }
  return made;
}

function valuesInForms(
  { name, values }: NewKey,
  places: ReadonlyMap<number, LanguageOfValues>,
): NewValue[] | Omit<RefusedForm, 'key'> {
  const made: NewValue[] = [];
  const zeros = new Set<number>();
  for (const [index, value] of values.entries()) {
    const place = places.get(value.languageId);
    const form = place ? calledForm(value.quantityString, place) : value.quantityString;
    if (place && form === null)
      return { value: index, message: formRefusal(value.quantityString, name, place) };
    if (form === '=0' && zeros.has(value.languageId))
      return { value: index, message: 'occurs twice for this language' };
    if (form === '=0') zeros.add(value.languageId);
    made.push({ ...value, quantityString: form });
  }
  return made;
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
