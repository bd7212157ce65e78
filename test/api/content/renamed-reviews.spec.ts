import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { part, serveApp, useApp } from '../../support/server/app.js';

useApp();

/** More than two batches, and not a multiple of one. */
const MANY = 2_345;

const COPY = `
  INSERT INTO history (project_id, actor_id, action, source, key_id, language_id, value_id, version, old, new)
  SELECT project_id, actor_id, 'value.judged', source, key_id, language_id, value_id, version, old, new
  FROM history, generate_series(1, $2) WHERE project_id = $1`;

const COUNT = `
  SELECT action, count(*)::int FROM history WHERE project_id = $1 GROUP BY action ORDER BY action`;

/** A text that was validated by code from before the rename. */
async function aFormerReview() {
  const world = await aText();
  const { project, owner, statusPath } = world;
  await as(owner).patch(statusPath, { status: 'validated' });
  await part(Database).query(`UPDATE history SET action = 'value.judged' WHERE project_id = $1`, [
    project.id,
  ]);
  const itemsAt = async (path: string): Promise<ActivityItem[]> =>
    (await as(owner).get<ActivityPage>(path)).body.items;
  const countOfActions = (): Promise<{ action: string; count: number }[]> =>
    part(Database).query(COUNT, [project.id]);
  return { ...world, itemsAt, countOfActions };
}

describe('reviews with their former name in the history', () => {
  it('are returned with the current name, by every filter', async () => {
    const { project, owner, itemsAt, value } = await aFormerReview();
    const { id, keyId, languageId } = value('title', 'en');
    const activity = routes.listActivity(project.id);
    for (const path of [
      activity,
      `${activity}?userId=${owner.id}&languageId=${languageId}&keyId=${keyId}`,
      routes.listHistoryOfValue(project.id, keyId, id),
    ])
      expect(await itemsAt(path)).toMatchObject([{ action: 'value.reviewed', version: 2 }]);
  });

  it('can be reverted, which is recorded with the current name', async () => {
    const { project, owner, itemsAt, countOfActions } = await aFormerReview();
    const [review] = await itemsAt(routes.listActivity(project.id));
    const reply = await as(owner).post(routes.revertChange(project.id, review?.id ?? 0), {});
    expect(reply).toMatchObject({ status: 200, body: { name: 'Title', status: 'modified', version: 3 } });
    expect(await countOfActions()).toEqual([
      { action: 'value.judged', count: 1 },
      { action: 'value.reviewed', count: 1 },
    ]);
  });

  it('are renamed after a start, in batches until none is left', async () => {
    const { project, owner, path, countOfActions } = await aFormerReview();
    await part(Database).query(COPY, [project.id, MANY - 1]);
    await as(owner).patch(path, { name: 'Heading' });
    const stop = await serveApp();
    await part(Background).settled();
    await stop();
    expect(await countOfActions()).toEqual([
      { action: 'value.reviewed', count: MANY },
      { action: 'value.written', count: 1 },
    ]);
  });
});
