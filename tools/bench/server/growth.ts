import type { Table } from '../../lib/report.ts';
import { figure } from '../statistics.mjs';
import { load } from './load.ts';
import type { Load } from './load.ts';
import { savesInto } from './saves.ts';
import { tokenOf } from './world.ts';
import type { World } from './world.ts';

interface Row {
  id: number;
  key_id: number;
}

/** CPU in ms a call */
export interface Point {
  of: string;
  count: number;
  save: number;
  page: number;
  found: number;
}

/**
 * The CPU of server and database for a save, for a key with its values, and for the history of a value: few calls on
 * one connection, so that nothing waits.
 */
export async function measurePoint(
  world: World,
  projectId: number,
  where: { of: string; count: number },
  seconds: number,
): Promise<Point> {
  const token = await tokenOf(world);
  const { rows } = await world.sql.query<Row>(
    'SELECT id, key_id FROM translation_value WHERE project_id = $1 ORDER BY random() LIMIT 500',
    [projectId],
  );
  const saves = await savesInto(world, projectId);
  let n = 0;
  const nextRow = () => {
    const row = rows[n++ % rows.length];
    if (row === undefined) throw new Error('The project has no values.');
    return row;
  };
  const get = (path: (value: Row) => string) => () =>
    load(world.server.origin, {
      connections: 1,
      seconds,
      token,
      next: () => ({ path: `/api/v1/projects/${projectId}/translations/${path(nextRow())}` }),
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

async function costOf({ server, databaseCpu }: World, run: () => Promise<Load>) {
  const before = server.cpu() + databaseCpu();
  const { count } = await run();
  return (server.cpu() + databaseCpu() - before) / count;
}

/** Adds small projects, numbered `from` to `to`. */
export async function addProjects({ call }: World, from: number, to: number) {
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

export const growthPart = (points: Point[]): Table => ({
  title: 'Growth',
  head: ['with', 'save', 'key with its values', 'history of a value'],
  rows: points.map(({ of, count, save, page, found }) => [
    `${count.toLocaleString('en')} ${of}`,
    ...[save, page, found].map(figure),
  ]),
});
