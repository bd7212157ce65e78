import { figure } from '../statistics.mjs';
import { load } from './load.mjs';
import { savesInto } from './saves.mjs';
import { tokenOf } from './world.mjs';

/** @typedef {{ of: string, count: number, save: number, page: number, found: number }} Point CPU in ms a call */

/**
 * The CPU of server and database for a save, for a key with its values, and for the history of a value: few calls on
 * one connection, so that nothing waits.
 * @param {import('./world.mjs').World} world
 * @param {number} projectId
 * @param {{ of: string, count: number }} where
 * @param {number} seconds
 * @returns {Promise<Point>}
 */
export async function measurePoint(world, projectId, where, seconds) {
  const token = await tokenOf(world);
  const { rows } = await world.sql.query(
    'SELECT id, key_id FROM translation_value WHERE project_id = $1 ORDER BY random() LIMIT 500',
    [projectId],
  );
  const saves = await savesInto(world, projectId);
  let n = 0;
  const get = (/** @type {(value: { id: number, key_id: number }) => string} */ path) => () =>
    load(world.server.origin, {
      connections: 1,
      seconds,
      token,
      next: () => ({ path: `/api/v1/projects/${projectId}/translations/${path(rows[n++ % rows.length])}` }),
    });
  const point = {
    ...where,
    save: await costOf(world, () => saves.run(token, { connections: 1, seconds })),
    page: await costOf(
      world,
      get(({ key_id: keyId }) => `${keyId}/values`),
    ),
    found: await costOf(
      world,
      get(({ id, key_id: keyId }) => `${keyId}/values/${id}/history`),
    ),
  };
  await saves.assertStored();
  return point;
}

/**
 * @param {import('./world.mjs').World} world
 * @param {() => Promise<import('./load.mjs').Load>} run
 */
async function costOf({ server, databaseCpu }, run) {
  const before = server.cpu() + databaseCpu();
  const { count } = await run();
  return (server.cpu() + databaseCpu() - before) / count;
}

/**
 * Adds small projects, numbered `from` to `to`.
 * @param {import('./world.mjs').World} world
 * @param {number} from
 * @param {number} to
 */
export async function addProjects({ call }, from, to) {
  for (let at = from; at < to; at += 1)
    await call('POST', '/projects', {
      name: `Small ${at}`,
      color: '0e8457',
      description: '',
      languages: ['English', 'Français'],
      groups: [
        {
          name: 'common',
          keys: [{ name: 'key', isPlural: false, values: [{ name: 'Text', quantityString: null }] }],
        },
      ],
    });
}

/**
 * @param {Point[]} points
 * @returns {import('../../lib/report.mjs').Table}
 */
export const growthPart = (points) => ({
  title: 'Growth',
  head: ['with', 'save', 'key with its values', 'history of a value'],
  rows: points.map(({ of, count, save, page, found }) => [
    `${count.toLocaleString('en')} ${of}`,
    ...[save, page, found].map(figure),
  ]),
});
