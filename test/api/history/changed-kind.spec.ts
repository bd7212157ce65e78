import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aWorldToRevert } from '../../support/project/change-set-world.js';
import type { WorldToRevert } from '../../support/project/change-set-world.js';

useApp();

/** Changes `pay`, which has texts in English and French, to a plural. Returns its change set. */
async function changeKind({ owner, project, key }: WorldToRevert): Promise<number> {
  const path = routes.updateKey(project.id, key('pay').id);
  const { status, headers } = await as(owner).patch<KeyView>(path, { isPlural: true });
  expect(status).toBe(200);
  return Number(headers.get(CHANGE_SET_HEADER));
}

const valuesOf = async ({ owner, project, key }: WorldToRevert, name: string): Promise<ValueView[]> =>
  (await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, key(name).id))).body;

describe('a changed kind of a key', () => {
  it('is a change set, which the response names', async () => {
    const world = await aWorldToRevert();
    const id = await changeKind(world);
    expect(await world.sets()).toMatchObject([
      { id, kind: 'plural', counts: { keys: 1 }, isRevertible: true },
    ]);
  });

  it('is reverted with the texts, statuses and ids of all languages', async () => {
    const world = await aWorldToRevert();
    await world.review('pay', 'fr', 'validated');
    const before = await valuesOf(world, 'pay');
    const id = await changeKind(world);
    expect(await valuesOf(world, 'pay')).not.toMatchObject([{ name: 'Pay' }, { name: 'Payer' }]);
    expect(await world.revert(id)).toMatchObject({ status: 200, body: { restored: 3, keptNewer: 0 } });
    const after = before.map((value) => ({
      id: value.id,
      name: value.name,
      status: value.status,
      version: value.version + 1,
    }));
    expect(await valuesOf(world, 'pay')).toMatchObject(after);
  });

  it('stays where a text was written since, and is reverted once that was taken back', async () => {
    const world = await aWorldToRevert();
    const { owner, project, key } = world;
    const id = await changeKind(world);
    const [value] = await valuesOf(world, 'pay');
    const path = routes.writeValue(project.id, key('pay').id, value?.id ?? 0);
    await as(owner).patch(path, { name: 'Nothing to pay' });
    expect(await world.revert(id)).toMatchObject({ body: { restored: 0, keptNewer: 1 } });
    expect(await valuesOf(world, 'pay')).toMatchObject([{ name: 'Nothing to pay' }, {}, {}, {}, {}, {}]);
    await as(owner).patch(path, { name: '' });
    expect(await world.revert(id)).toMatchObject({ body: { restored: 3, keptNewer: 0 } });
  });

  it('is reverted although the description was changed since, which stays', async () => {
    const world = await aWorldToRevert();
    const { owner, project, key } = world;
    const id = await changeKind(world);
    await as(owner).patch(routes.updateKey(project.id, key('pay').id), { description: 'On the button' });
    expect(await world.revert(id)).toMatchObject({ body: { restored: 3, keptNewer: 0 } });
    const { body: keys } = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.find(({ name }) => name === 'pay')).toMatchObject({
      isPlural: false,
      description: 'On the button',
    });
  });

  it('is reverted with values in a language that was added since, without those of one that was deleted', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language } = world;
    const id = await changeKind(world);
    await as(owner).post(routes.createLanguage(project.id), { name: 'de' });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    expect(await world.revert(id)).toMatchObject({ body: { restored: 2, keptNewer: 0 } });
    expect(await valuesOf(world, 'pay')).toMatchObject([{ name: 'Pay' }, { name: '', version: 1 }]);
  });
});

describe('the response of a call that can be undone', () => {
  it.each<[string, (world: WorldToRevert) => string]>([
    ['a deleted key', ({ project, key }) => routes.deleteKey(project.id, key('pay').id)],
    ['a deleted group', ({ project, group }) => routes.deleteGroup(project.id, group('shop').id)],
    ['a deleted language', ({ project, language }) => routes.deleteLanguage(project.id, language('fr').id)],
  ])('names the change set of %s', async (_what, pathOf) => {
    const world = await aWorldToRevert();
    const { status, headers } = await as(world.owner).delete(pathOf(world));
    expect(status).toBe(204);
    expect(headers.get(CHANGE_SET_HEADER)).toBe(String(await world.newest()));
  });

  it('names the change set of a revert, unless nothing was changed', async () => {
    const world = await aWorldToRevert();
    const id = await changeKind(world);
    const path = routes.revertChangeSet(world.project.id, id);
    const named = async (body: object): Promise<unknown> =>
      (await as(world.owner).post(path, body)).headers.get(CHANGE_SET_HEADER);
    expect(await named({ dryRun: true })).toBeNull();
    expect(await named({})).toBe(String(await world.newest()));
  });

  it('names none of a renamed key', async () => {
    const { owner, project, key } = await aWorldToRevert();
    const { headers } = await as(owner).patch(routes.updateKey(project.id, key('pay').id), { name: 'pays' });
    expect(headers.get(CHANGE_SET_HEADER)).toBeNull();
  });
});
