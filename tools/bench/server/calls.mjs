import { quantile, figure } from '../statistics.mjs';
import { load } from './load.mjs';
import { savesInto } from './saves.mjs';
import { tokenOf } from './world.mjs';

/** @typedef {import('./load.mjs').Load & { node: number, database: number }} Measured */

const CONNECTIONS = 16;

/**
 * Calls and their limits, in turns, so that both see the same machine.
 * @param {import('./world.mjs').World} world
 * @param {number} projectId
 * @param {{ rounds: number, seconds: number }} how
 */
export async function measureCalls(world, projectId, { rounds, seconds }) {
  const { server, bare } = world;
  const token = await tokenOf(world);
  const saves = await savesInto(world, projectId);
  let n = 0;
  const nextBare = () => {
    n += 1;
    const body = JSON.stringify({ name: `Text of call ${n}, which is about as long as most` });
    return { path: `/values/${1 + (n % 1_000)}`, body };
  };
  const at = { connections: CONNECTIONS, seconds };
  const work = {
    hello: () => load(bare.origin, { ...at, path: '/hello' }),
    me: () => load(server.origin, { ...at, path: '/api/v1/users/me', token }),
    bare: () => load(bare.origin, { ...at, method: 'PATCH', next: nextBare }),
    save: () => saves.run(token, at),
    bareAlone: () => load(bare.origin, { ...at, connections: 1, method: 'PATCH', next: nextBare }),
    saveAlone: () => saves.run(token, { ...at, connections: 1 }),
  };
  /** @type {Record<keyof typeof work, Measured[]>} */
  const took = { hello: [], me: [], bare: [], save: [], bareAlone: [], saveAlone: [] };
  for (const run of [work.me, work.save]) await run();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of /** @type {[keyof typeof work, () => Promise<import('./load.mjs').Load>][]} */ (
      Object.entries(work)
    )) {
      const isServer = name === 'me' || name.startsWith('save');
      took[name].push(await withCpu(world, isServer ? server : bare, run));
    }
  await saves.assertStored();
  return took;
}

/**
 * @param {import('./world.mjs').World} world
 * @param {import('./processes.mjs').Serving} process
 * @param {() => Promise<import('./load.mjs').Load>} run
 * @returns {Promise<Measured>}
 */
async function withCpu({ databaseCpu }, process, run) {
  const [node, database] = [process.cpu(), databaseCpu()];
  const result = await run();
  const each = (/** @type {number} */ before, /** @type {number} */ after) => (after - before) / result.count;
  return { ...result, node: each(node, process.cpu()), database: each(database, databaseCpu()) };
}

const HEAD = [
  'call',
  'a second',
  'p99 ms',
  'node CPU ms',
  'database CPU ms',
  'limit a second',
  'of the limit',
  'by CPU',
  'must be',
];

/**
 * @param {Awaited<ReturnType<typeof measureCalls>>} took
 * @returns {import('../../lib/report.mjs').Table}
 */
export const callsPart = (took) => ({
  title: 'Calls of the server',
  head: HEAD,
  rows: [
    row('save, 16 connections', took.save, took.bare, '≥ 30 %'),
    row('save, 1 connection', took.saveAlone, took.bareAlone, '–'),
    row('GET /users/me, 16 connections', took.me, took.hello, '≥ 35 %'),
  ],
});

/**
 * @param {string} name
 * @param {Measured[]} runs
 * @param {Measured[]} limits
 * @param {string} target
 */
function row(name, runs, limits, target) {
  const of = (/** @type {Measured[]} */ all, /** @type {(one: Measured) => number} */ what) =>
    quantile(all.map(what), 0.5);
  const cpu = (/** @type {Measured} */ { node, database }) => node + database;
  const share = quantile(
    runs.map(({ perSecond }, index) => perSecond / (limits[index]?.perSecond ?? Number.NaN)),
    0.5,
  );
  const percent = (/** @type {number} */ ratio) => `${Math.round(ratio * 100)} %`;
  return [
    name,
    figure(of(runs, (one) => one.perSecond)),
    figure(of(runs, (one) => one.p99)),
    figure(of(runs, (one) => one.node)),
    figure(of(runs, (one) => one.database)),
    figure(of(limits, (one) => one.perSecond)),
    percent(share),
    percent(of(limits, cpu) / of(runs, cpu)),
    target,
  ];
}
