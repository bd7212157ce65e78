import { routes } from '#core/api/routes.js';

import { ChangeSetRows } from '../../../src/entities/index.js';
import { ChangeSetCleanup } from '../../../src/modules/change-sets/change-set-cleanup.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, singular } from '../../support/catalogue.js';
import { aWorldToRevert } from '../../support/project/change-set-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

describe('POST /projects/:projectId/change-sets/:id/revert', () => {
  it('answers 404 to an unknown change set and to one of another project', async () => {
    const world = await aWorldToRevert();
    const other = await aWorldToRevert();
    await other.create('de');
    const expected = { status: 404, body: { error: 'not_existing_change_set' } };
    expect(await world.revert(await other.newest())).toMatchObject(expected);
    expect(await world.revert(999_999_999)).toMatchObject(expected);
  });

  it('answers 409 already_reverted to the second revert', async () => {
    const world = await aWorldToRevert();
    const { changeSetId } = await world.create('de');
    await world.revert(changeSetId ?? 0);
    expect(await world.revert(changeSetId ?? 0)).toMatchObject({
      status: 409,
      body: { error: 'already_reverted' },
    });
  });

  it('reverts once of two calls at the same time', async () => {
    const world = await aWorldToRevert();
    const { changeSetId } = await world.create('de');
    const replies = await Promise.all([1, 2].map(() => world.revert(changeSetId ?? 0)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers 410 change_set_expired after 30 days, when its rows are deleted', async () => {
    const world = await aWorldToRevert();
    const { owner, project, language } = world;
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const stored = () => part(Database).repository(ChangeSetRows).countBy({ projectId: project.id });
    await part(ChangeSetCleanup).deleteExpired();
    expect(await stored()).toBeGreaterThan(0);
    await part(Database).query(
      `UPDATE change_set SET at = now() - interval '31 days' WHERE project_id = $1`,
      [project.id],
    );
    expect(await world.revert(await world.newest())).toMatchObject({
      status: 410,
      body: { error: 'change_set_expired' },
    });
    expect(await world.sets()).toMatchObject([{ isRevertible: false }]);
    await part(ChangeSetCleanup).deleteExpired();
    expect(await stored()).toBe(0);
  });

  it('is for members who may change the project, and for its author', async () => {
    const world = await aWorldToRevert();
    const { project, key } = world;
    const [author, editor, translator, manager] = [
      await aMember(project, 'editor'),
      await aMember(project, 'editor'),
      await aMember(project, 'translator'),
      await aMember(project, 'manager'),
    ];
    const unauthorized = { status: 403, body: { error: 'unauthorized' } };
    await as(author).delete(routes.deleteKey(project.id, key('pay').id));
    const id = await world.newest();
    expect(await world.revert(id, {}, editor)).toMatchObject(unauthorized);
    expect(await world.revert(id, {}, translator)).toMatchObject(unauthorized);
    expect(await world.revert(id, { dryRun: true }, author)).toMatchObject({ status: 200 });
    expect(await world.revert(id, {}, manager)).toMatchObject({ status: 200 });
    const isRevertible = async (user: TestUser) => (await world.sets('', user))[0]?.isRevertible;
    expect(await isRevertible(manager)).toBe(true);
    expect(await isRevertible(author)).toBe(false);
  });

  it('is refused to a limited member for changes beyond their languages', async () => {
    const world = await aWorldToRevert();
    const { project, language } = world;
    const limits = { source: [language('en')], target: [language('fr')] };
    const manager = await aMember(project, 'manager', limits);
    const intoEnglish = await world.importInto(language('en').id, [
      group('common', singular('title', 'New')),
    ]);
    const intoFrench = await world.importInto(language('fr').id, [
      group('common', singular('title', 'Neuf')),
    ]);
    expect(await world.revert(intoEnglish, {}, manager)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    expect(await world.revert(intoFrench, {}, manager)).toMatchObject({ status: 200, body: { restored: 1 } });
  });
});
