import type { ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, singular } from '../../support/catalogue.js';
import { aWorldToRevert } from '../../support/project/change-set-world.js';
import { untilWaiting } from '../../support/database/locks.js';

useApp();

describe('POST /projects/:projectId/change-sets/:id/revert', () => {
  it('keeps a text that was changed since', async () => {
    const world = await aWorldToRevert();
    const id = await world.importInto(world.language('fr').id);
    await world.write('title', 'fr', 'Intitulé');
    expect(await world.revert(id)).toMatchObject({ status: 200, body: { keptNewer: 1 } });
    expect((await world.content()).filter((line) => line.includes('Intitulé'))).toHaveLength(1);
  });

  it.each([
    ['an overwritten value', 'title'],
    ['a value of a created key', 'close'],
  ])('keeps a text that is saved to %s while the revert waits for it', async (_which, key) => {
    const world = await aWorldToRevert();
    const { project, owner, language } = world;
    const id = await world.importInto(language('fr').id);
    // As another call that has saved a text and not committed it yet.
    const { reverting } = await part(Database).transaction(async () => {
      await part(Database).query(
        `WITH changed AS (
           UPDATE translation_value v SET text = 'Meanwhile', version = v.version + 1
           FROM translation_key k WHERE k.project_id = $1 AND k.name = $4 AND v.project_id = $1 AND v.key_id = k.id
             AND v.language_id = $3
           RETURNING v.*)
         INSERT INTO history (project_id, actor_id, action, source, key_id, language_id, value_id, version, old, new)
         SELECT $1, $2, 'value.written', 'edit', key_id, language_id, id, version, '{"text": "", "status": "modified"}',
           '{"text": "Meanwhile", "status": "modified"}' FROM changed`,
        [project.id, owner.id, language('fr').id, key],
      );
      const waiting = world.revert(id);
      await untilWaiting();
      return { reverting: waiting };
    });
    expect(await reverting).toMatchObject({ status: 200, body: { keptNewer: 1 } });
    expect((await world.content()).filter((line) => line.includes('Meanwhile'))).toHaveLength(1);
  });

  it('restores a text whose later change was reverted', async () => {
    const world = await aWorldToRevert();
    const { owner, project } = world;
    const before = await world.content();
    const id = await world.importInto(world.language('fr').id);
    await world.write('title', 'fr', 'Intitulé');
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    await as(owner).post(routes.revertChange(project.id, body.items[0]?.id ?? 0), {});
    expect(await world.revert(id)).toMatchObject({ status: 200, body: { keptNewer: 0 } });
    expect(await world.content()).toEqual(before);
  });

  it('keeps a text that was changed to something else and back', async () => {
    const world = await aWorldToRevert();
    const id = await world.importInto(world.language('fr').id);
    await world.write('title', 'fr', 'Intitulé');
    await world.write('title', 'fr', 'Titre');
    expect(await world.revert(id)).toMatchObject({ body: { keptNewer: 1 } });
  });

  it('keeps a created key in which a text was written, with its group', async () => {
    const world = await aWorldToRevert();
    const { owner, project } = world;
    const { id: languageId, changeSetId } = await world.create('de');
    const { keyId, id } = await world.valueOf('close', languageId);
    await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'Close' });
    // `close` stays; `open`, its group and the language go.
    expect(await world.revert(changeSetId ?? 0)).toMatchObject({ body: { restored: 3, keptNewer: 1 } });
    const lines = await world.content();
    expect(lines.some((line) => line.includes('Close'))).toBe(true);
    expect(lines.some((line) => line.includes('menu'))).toBe(false);
  });

  it('keeps a created language in which a text was written', async () => {
    const world = await aWorldToRevert();
    const { owner, project, key } = world;
    const { id: languageId, changeSetId } = await world.create('de');
    const { body: values } = await as(owner).get<{ id: number; languageId: number }[]>(
      routes.listValuesOfKey(project.id, key('pay').id),
    );
    const { id = 0 } = values.find((one) => one.languageId === languageId) ?? {};
    await as(owner).patch(routes.writeValue(project.id, key('pay').id, id), { name: 'Zahlen' });
    expect(await world.revert(changeSetId ?? 0)).toMatchObject({ body: { keptNewer: 1 } });
    expect((await world.content()).some((line) => line.includes('Zahlen'))).toBe(true);
  });

  it('keeps the texts that a later language brought to a created key', async () => {
    const world = await aWorldToRevert();
    const first = await world.create('de');
    await world.create('it', [group('common', singular('close', 'Chiudi'))]);
    await world.revert(first.changeSetId ?? 0);
    expect((await world.content()).some((line) => line.includes('Chiudi'))).toBe(true);
  });
});
