import type { LanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';

import { ChangeSetsService } from '../../../src/modules/history/change-sets.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aWorldToRevert, FILES } from '../../support/project/change-set-world.js';
import type { WorldToRevert } from '../../support/project/change-set-world.js';
import { missingValues, recount } from '../../support/counting.js';
import { aMember } from '../../support/project/world.js';

useApp();

/** The changes that are change sets, each from a project as it was before. */
const CHANGES: Record<string, (world: WorldToRevert) => Promise<unknown>> = {
  'the deletion of a key': ({ owner, project, key }) =>
    as(owner).delete(routes.deleteKey(project.id, key('cart').id)),
  'the deletion of a group': ({ owner, project, group: named }) =>
    as(owner).delete(routes.deleteGroup(project.id, named('shop').id)),
  'the deletion of a language': ({ owner, project, language }) =>
    as(owner).delete(routes.deleteLanguage(project.id, language('fr').id)),
  'a changed kind of a key': ({ owner, project, key }) =>
    as(owner).patch(routes.updateKey(project.id, key('cart').id), { isPlural: false }),
  'a changed kind, name and group of a key': ({ owner, project, key, group: named }) =>
    as(owner).patch(routes.updateKey(project.id, key('pay').id), {
      isPlural: true,
      name: 'pays',
      groupId: named('common').id,
    }),
  'an import that replaces texts and creates keys': ({ importInto, language }) =>
    importInto(language('fr').id),
  'an import that fills empty values': ({ importInto, language }) =>
    importInto(language('fr').id, FILES, false),
  'an import into a new language': ({ create }) => create('de'),
};

describe('POST /projects/:projectId/change-sets/:id/revert', () => {
  describe.each(Object.entries(CHANGES))('of %s', (_name, change) => {
    it('restores the project as it was, again and again', async () => {
      const world = await aWorldToRevert();
      await world.review('pay', 'fr', 'validated');
      const before = await world.content();
      await change(world);
      const after = await world.content();
      expect(after).not.toEqual(before);
      const first = await world.newest();
      expect(await world.revert(first)).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
      expect(await world.content()).toEqual(before);
      const undoing = await world.newest();
      expect(await world.revert(undoing)).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
      expect(await world.content()).toEqual(after);
      // The reverted revert leaves the first change set as it was: it can be reverted once more.
      expect(await world.revert(first)).toMatchObject({ status: 200 });
      expect(await world.content()).toEqual(before);
      expect(await missingValues(world.project.id)).toEqual([]);
    });

    it('counts in a dry run what the revert will do, and changes nothing', async () => {
      const world = await aWorldToRevert();
      await change(world);
      const id = await world.newest();
      const after = await world.content();
      const { status, body } = await world.revert(id, { dryRun: true });
      expect(status).toBe(200);
      expect(body.restored).toBeGreaterThan(0);
      expect(await world.content()).toEqual(after);
      expect(await world.sets()).toMatchObject([{ id, revertedBy: null }]);
      expect((await world.revert(id)).body).toEqual(body);
    });
  });

  it('keeps the counts of the languages right', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language } = world;
    const before = await recount(project.id);
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    await world.revert(await world.newest());
    expect(await recount(project.id)).toEqual(before);
    const [row] = await part(Database).query(
      `SELECT sum(empty) AS empty, sum(modified) AS modified FROM language_count WHERE project_id = $1 AND language_id = $2`,
      [project.id, language('fr').id],
    );
    expect(row).toMatchObject({ empty: 4, modified: 1 });
  });

  it('restores values with their ids and one version more', async () => {
    const world = await aWorldToRevert();
    const { owner, project, value, key } = world;
    await world.write('pay', 'fr', 'Régler');
    const { keyId, id } = value('pay', 'fr');
    await as(owner).delete(routes.deleteKey(project.id, key('pay').id));
    await world.revert(await world.newest());
    const { body } = await as(owner).get(routes.listValuesOfKey(project.id, keyId));
    expect(body).toMatchObject([{}, { id, name: 'Régler', version: 3 }]);
  });

  it('does not restore what finds its name in use', async () => {
    const world = await aWorldToRevert();
    const { owner, project, key, language } = world;
    await as(owner).delete(routes.deleteKey(project.id, key('pay').id));
    const deletedKey = await world.newest();
    const body = {
      name: 'pay',
      isPlural: false,
      groupId: world.group('shop').id,
      groupName: null,
      values: [],
    };
    expect((await as(owner).post(routes.createKey(project.id), body)).status).toBe(201);
    expect(await world.revert(deletedKey)).toMatchObject({
      status: 200,
      body: { restored: 0, keptNewer: 0, blocked: 1 },
    });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const deletedLanguage = await world.newest();
    await as(owner).post(routes.createLanguage(project.id), { name: 'FR' });
    expect(await world.revert(deletedLanguage)).toMatchObject({ body: { restored: 0, blocked: 1 } });
  });

  it('restores the language limits of members and invitations', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language } = world;
    await aMember(project, 'translator', { source: [language('en')], target: [language('fr')] });
    const before = await world.content();
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    await world.revert(await world.newest());
    expect(await world.content()).toEqual(before);
  });

  it('leaves a language limit as it was set after the deletion, and counts it as newer', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language } = world;
    const member = await aMember(project, 'translator', { target: [language('fr')] });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const deletion = await world.newest();
    await as(owner).patch(routes.updateProjectUser(project.id, member.id), {
      role: 'translator',
      targetLanguagesIds: String(language('en').id),
    });
    expect(await world.revert(deletion)).toMatchObject({ status: 200, body: { keptNewer: 1 } });
    const { body } = await as(member).get<LanguageView[]>(routes.listLanguages(project.id));
    expect(body.filter(({ access }) => access === 'target').map(({ id }) => id)).toEqual([language('en').id]);
  });

  it('restores description, tags, maximum length and obsolescence of a key', async () => {
    const world = await aWorldToRevert();
    const { project } = world;
    const id = await world.importInto(world.language('fr').id);
    await part(Database).query(
      `WITH changed AS (
         UPDATE translation_key SET description = 'On the button', max_length = 12, obsolete_at = '2026-01-01'
         WHERE project_id = $1 AND name = 'close' RETURNING id)
       INSERT INTO key_tag SELECT $1, id, 'checkout' FROM changed`,
      [project.id],
    );
    const before = await world.content();
    await world.revert(id);
    expect((await world.content()).some((line) => line.includes('checkout'))).toBe(false);
    await world.revert(await world.newest());
    expect(await world.content()).toEqual(before);
  });

  it('restores keys and reviews that one call changed together', async () => {
    const world = await aWorldToRevert();
    const { project, owner, key, value } = world;
    await world.review('title', 'en', 'validated');
    const before = await world.content();
    const place = { projectId: project.id, actorId: owner.id };
    const id = await part(ChangeSetsService).open({ ...place, kind: 'bulk', summary: {} });
    await part(Database).query(
      `WITH renamed AS (UPDATE translation_key SET description = 'Pays' WHERE project_id = $1 AND id = $3),
       tagged AS (INSERT INTO key_tag VALUES ($1, $3, 'checkout')),
       reviewed AS (UPDATE translation_value SET status = 'invalidated', version = version + 1 WHERE project_id = $1 AND id = $4)
       INSERT INTO history (project_id, actor_id, action, source, key_id, language_id, value_id, version, old, new, change_set_id)
       VALUES ($1, $2, 'key.updated', 'edit', $3, NULL, NULL, NULL,
         '{"name": "pay", "description": "", "tags": []}', '{"name": "pay", "description": "Pays", "tags": ["checkout"]}', $6),
        ($1, $2, 'value.reviewed', 'edit', $7, $5, $4, 3,
         '{"text": "Title", "status": "validated"}', '{"text": "Title", "status": "invalidated"}', $6)`,
      [
        project.id,
        owner.id,
        key('pay').id,
        value('title', 'en').id,
        world.language('en').id,
        id,
        key('title').id,
      ],
    );
    const after = await world.content();
    expect(after).not.toEqual(before);
    expect(await world.revert(id)).toMatchObject({ body: { restored: 2, keptNewer: 0, blocked: 0 } });
    expect(await world.content()).toEqual(before);
    await world.revert(await world.newest());
    expect(await world.content()).toEqual(after);
  });
});
