import { performance } from 'node:perf_hooks';

import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { aDataFolder, remove, start } from './server.ts';
import { figure, quantile } from './statistics.mjs';

const RUNS = 7;

/** How soon Motley is there, and gone. */
export async function measure() {
  console.log('Measuring starts …');
  await ensureBuilt();
  const took: Record<'first' | 'second' | 'end', number[]> = { first: [], second: [], end: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const folder = aDataFolder();
    const first = await timed(took.first, () => start(folder));
    await timed(took.end, first.end);
    const second = await timed(took.second, () => start(folder));
    await timed(took.end, second.end);
    remove(folder);
  }
  const row = (what: string, runs: number[], limit: string) => [
    what,
    figure(quantile(runs, 0.5)),
    figure(quantile(runs, 0.95)),
    limit,
  ];
  return {
    title: 'Starting',
    head: ['what', 'median', 'p95', 'must be at most'],
    rows: [
      row('first start, ms', took.first, '–'),
      row('second start, ms', took.second, '4000'),
      row('SIGTERM to the end, ms', took.end, '10000'),
    ],
  };
}

async function timed<T>(into: number[], work: () => Promise<T>) {
  const startedAt = performance.now();
  const result = await work();
  into.push(performance.now() - startedAt);
  return result;
}
