import { deepStrictEqual } from 'node:assert/strict';

import type { TestUser } from '../support/project/world.js';
import { expected, stored } from './snapshot.js';
import type { Model } from './state.js';

const text = ([told]: readonly [string, unknown]): string => told;

/**
 * Compares the stored state with the model, and gives new items in the model their ids.
 * @throws AssertionError with the difference
 */
export async function compare(model: Model, people: readonly TestUser[]): Promise<void> {
  const actual = await stored(people);
  deepStrictEqual(
    [...actual.keys()],
    model.projects.map(({ id }) => id).sort((a, b) => a - b),
    'projects',
  );
  for (const project of model.projects) {
    const found = actual.get(project.id) ?? { languages: [], rest: [] };
    const wanted = expected(project);
    deepStrictEqual(found.languages.map(text), wanted.languages.map(text), 'languages in their order');
    deepStrictEqual(found.rest.map(text), wanted.rest.map(text), 'content');
    for (const part of ['languages', 'rest'] as const)
      wanted[part].forEach(([, thing], index) => {
        thing.id = found[part][index]?.[1] ?? 0;
      });
  }
}
