import { waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { aCheckSettings } from '../../testing/checks.js';
import { cell, DE, EN, FR, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aKey, aProjectOf } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

/** Both translations lack the placeholder of the source. */
const project = aProjectOf(
  aKey({
    id: 11,
    name: 'items',
    groupId: 1,
    texts: { 1: '{count} items', 2: 'Articles', 3: 'Artikel' },
  }),
);

const marks = (language: number): (string | null)[] =>
  [...cell('items', language).querySelectorAll('[data-severity]')].map((mark) =>
    mark.getAttribute('data-severity'),
  );

describe('the marks of cells', () => {
  it('are those of the checks of the project and of its languages', async () => {
    world(project).on(
      'GET',
      routes.readChecks(7),
      ok(aCheckSettings({ languages: [{ languageId: 3, severities: { missing: 'off' } }] })),
    );
    await openGrid();
    await waitFor(() => expect(marks(FR)).toEqual(['error']));
    expect(marks(DE)).toEqual([]);
    expect(marks(EN)).toEqual([]);
  });

  it('are those of the defaults while the settings cannot be read', async () => {
    world(project).on('GET', routes.readChecks(7), refusal(403, 'unauthorized'));
    await openGrid();
    await waitFor(() => expect(marks(DE)).toEqual(['error']));
  });
});
