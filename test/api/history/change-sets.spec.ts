import type { ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, singular } from '../../support/catalogue.js';
import { aWorldToRevert } from '../../support/project/change-set-world.js';
import type { WorldToRevert } from '../../support/project/change-set-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/change-sets', () => {
  it('lists change sets with their counts, newest first, by page and kind', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language, group: named } = world;
    await world.create('de');
    await as(owner).delete(routes.deleteGroup(project.id, named('shop').id));
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const none = { languages: 0, groups: 0, keys: 0, values: 0 };
    expect(await world.sets()).toMatchObject([
      { kind: 'delete', counts: { ...none, languages: 1 }, actor: { id: owner.id }, isRevertible: true },
      { kind: 'delete', counts: { ...none, groups: 1, keys: 2 }, revertedBy: null },
      { kind: 'import', counts: { ...none, languages: 1, groups: 1, keys: 2 } },
    ]);
    expect(await world.sets('?kind=import')).toHaveLength(1);
    const [first] = await world.sets('?limit=1');
    expect(await world.sets(`?limit=1&before=${first?.id}`)).toMatchObject([{ counts: { groups: 1 } }]);
  });

  it('shows a limited member the change sets and counts of their languages', async () => {
    const world = await aWorldToRevert();
    const { project, language } = world;
    const translator = await aMember(project, 'translator', { target: [language('fr')] });
    const title = (name: string) => [group('common', singular('title', name))];
    await world.importInto(language('en').id, title('New'));
    const id = await world.importInto(language('fr').id, title('Neuf'));
    expect(await world.sets('', translator)).toMatchObject([
      { id, counts: { languages: 1, keys: 0, values: 1 }, isRevertible: false },
    ]);
  });
});

describe('GET /projects/:projectId/activity with change sets', () => {
  const items = async ({ owner, project }: WorldToRevert, query: string) =>
    (await as(owner).get<ActivityPage>(`${routes.listActivity(project.id)}?${query}`)).body.items;

  it('shows a change set as its newest change with `collapse`, and its changes by id', async () => {
    const world = await aWorldToRevert();
    await world.write('pay', 'fr', 'Régler');
    const { changeSetId } = await world.create('de');
    await as(world.owner).delete(routes.deleteGroup(world.project.id, world.group('shop').id));
    const all = await items(world, 'collapse=true');
    expect(all.map(({ action }) => action)).toEqual(['group.deleted', 'language.created', 'value.written']);
    expect(all.map(({ changeSet }) => changeSet?.kind ?? null)).toEqual(['delete', 'import', null]);
    expect(all[1]).toMatchObject({ changeSetId, changeSet: { counts: { keys: 2 }, isRevertible: true } });
    const rows = await items(world, `changeSetId=${all[0]?.changeSetId}`);
    expect(rows.map(({ action }) => action)).toEqual(['group.deleted', 'key.deleted', 'key.deleted']);
    expect(rows[0]?.changeSet).toBeNull();
    expect(await items(world, 'collapse=true&keyId=' + world.key('pay').id)).toMatchObject([
      { action: 'key.deleted', changeSet: { kind: 'delete' } },
      { action: 'value.written', changeSet: null },
    ]);
  });

  it('lists every change without `collapse`', async () => {
    const world = await aWorldToRevert();
    await as(world.owner).delete(routes.deleteGroup(world.project.id, world.group('shop').id));
    expect(await items(world, '')).toHaveLength(3);
  });
});
