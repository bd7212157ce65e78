import type { Table } from '../../lib/report.ts';
import { quantile, figure } from '../statistics.mjs';
import { load } from './load.ts';
import type { Load } from './load.ts';
import type { Serving } from './processes.ts';
import { savesInto } from './saves.ts';
import { tokenOf } from './world.ts';
import type { World } from './world.ts';

type Measured = Load & { node: number; database: number };

const CONNECTIONS = 16;

/** Calls and their limits, in turns, so that both see the same machine. */
export async function measureCalls(
  world: World,
  projectId: number,
  { rounds, seconds }: { rounds: number; seconds: number },
) {
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
  const took: Record<keyof typeof work, Measured[]> = {
    hello: [],
    me: [],
    bare: [],
    save: [],
    bareAlone: [],
    saveAlone: [],
  };
  for (const run of [work.me, work.save]) await run();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries(work) as [keyof typeof work, () => Promise<Load>][]) {
      const isServer = name === 'me' || name.startsWith('save');
      took[name].push(await withCpu(world, isServer ? server : bare, run));
    }
  await saves.assertStored();
  return took;
}

async function withCpu(
  { databaseCpu }: World,
  process: Serving,
  run: () => Promise<Load>,
): Promise<Measured> {
  const [node, database] = [process.cpu(), databaseCpu()];
  const result = await run();
  const each = (before: number, after: number) => (after - before) / result.count;
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

export const callsPart = (took: Awaited<ReturnType<typeof measureCalls>>): Table => ({
  title: 'Calls of the server',
  head: HEAD,
  rows: [
    row('save, 16 connections', took.save, took.bare, '≥ 30 %'),
    row('save, 1 connection', took.saveAlone, took.bareAlone, '–'),
    row('GET /users/me, 16 connections', took.me, took.hello, '≥ 35 %'),
  ],
});

function row(name: string, runs: Measured[], limits: Measured[], target: string) {
  const of = (all: Measured[], what: (one: Measured) => number) => quantile(all.map(what), 0.5);
  const cpu = ({ node, database }: Measured) => node + database;
  const share = quantile(
    runs.map(({ perSecond }, index) => perSecond / (limits[index]?.perSecond ?? Number.NaN)),
    0.5,
  );
  const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
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
