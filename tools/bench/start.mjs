import { performance } from 'node:perf_hooks';

import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { aDataFolder, remove, start } from './server.mjs';
import { figure, quantile } from './statistics.mjs';

const RUNS = 7;

/** How soon Motley is there, and gone. */
export async function measure() {
  console.log('Measuring starts …');
  await ensureBuilt();
  /** @type {Record<'first' | 'second' | 'end', number[]>} */
  const took = { first: [], second: [], end: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const folder = aDataFolder();
    const first = await timed(took.first, () => start(folder));
    await timed(took.end, first.end);
    const second = await timed(took.second, () => start(folder));
    await timed(took.end, second.end);
    remove(folder);
  }
  /**
   * @param {string} what
   * @param {number[]} runs
   * @param {string} limit
   */
  const row = (what, runs, limit) => [what, figure(quantile(runs, 0.5)), figure(quantile(runs, 0.95)), limit];
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

/**
 * @template T
 * @param {number[]} into
 * @param {() => Promise<T>} work
 */
async function timed(into, work) {
  const startedAt = performance.now();
  const result = await work();
  into.push(performance.now() - startedAt);
  return result;
}
