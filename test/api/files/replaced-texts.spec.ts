import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { group, singular } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';
import { made } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

/** French, with a text that is validated, and what an import makes of it. */
async function afterImport(texts: Readonly<Record<string, string>>, more: object) {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'open', texts: { en: 'Open', fr: 'Ouvrir' } },
      { name: 'close', texts: { en: 'Close', fr: 'Fermer' } },
    ],
  });
  const { owner, project, language, value } = world;
  const { id, keyId } = value('open', 'fr');
  made(await as(owner).patch(routes.reviewValue(project.id, keyId, id), { status: 'validated' }));
  const keys = Object.entries(texts).map(([name, text]) => singular(name, text));
  const { counts } = made(
    await as(owner).post<AppliedChanges>(routes.applyChanges(project.id), {
      languages: [{ tag: 'fr', groups: [group('common', ...keys)] }],
      ...more,
    }),
  );
  const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
  const stored = body.groups.flatMap((one) =>
    one.keys.flatMap((key) =>
      key.values
        .filter(({ languageId }) => languageId === language('fr').id)
        .map(({ name, status }) => `${key.name} ${name} ${status}`),
    ),
  );
  return { counts, stored };
}

describe('an import that replaces what is not validated', () => {
  const NEW = { open: 'Ouvrez', close: 'Fermez' };

  it('leaves validated texts, and counts those that differ', async () => {
    const { counts, stored } = await afterImport(NEW, { replace: 'unvalidated' });
    expect(counts).toMatchObject({ updated: 1, kept: 1 });
    expect(stored).toEqual(['open Ouvrir validated', 'close Fermez modified']);
  });

  it('says so before anything is imported', async () => {
    const { counts, stored } = await afterImport(NEW, { replace: 'unvalidated', dryRun: true });
    expect(counts).toMatchObject({ updated: 1, kept: 1 });
    expect(stored).toEqual(['open Ouvrir validated', 'close Fermer modified']);
  });
});

it('texts that an import empties are counted apart', async () => {
  const { counts } = await afterImport({ open: '', close: 'Fermez' }, { replace: 'all', dryRun: true });
  expect(counts).toMatchObject({ updated: 2, emptied: 1 });
});
