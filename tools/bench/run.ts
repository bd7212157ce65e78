import { ensureServerBuilt } from '../../scripts/lib/build.mjs';
import { fail } from '../../scripts/lib/run.mjs';
import { machine, table, writeMeasurements } from '../lib/report.ts';
import type { Table } from '../lib/report.ts';

interface Part {
  measure: (options: { isQuick: boolean; isWritten: boolean }) => Promise<Table | Table[]> | Table;
}

/** In the order of docs/benchmarks.md. A part measures, checks what it measured, and returns it. */
const PARTS = ['start', 'server', 'undo', 'formats', 'opening', 'editor', 'bulk', 'round-trip', 'checks'];

/** By name only: it takes more than twenty minutes. */
const LONG = ['endurance'];

const FLAGS = ['--quick', '--write'];

/** Parts with files of their own. */
const PATHS: Record<string, string> = { server: './server/part.ts', endurance: './server/endurance.ts' };

/** The parts that `--quick` measures, for their checks of what was stored. */
const QUICK = ['server'];

/**
 * `npm run bench`: measures the compiled product, prints the figures and writes docs/measurements/bench.json; named parts
 * are only printed, unless `--write` is given. Never part of a test for its times, which depend on the machine; `--quick`
 * is for its checks.
 * @param words names of parts, `--quick` and `--write`
 */
export async function runBench(words: string[]) {
  const isQuick = words.includes('--quick');
  const names = words.filter((word) => !FLAGS.includes(word));
  const all = [...PARTS, ...LONG];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) fail(`There is no part "${unknown.join(' ')}": choose among ${all.join(', ')}.`);
  await ensureServerBuilt();
  const wanted = names.length > 0 ? names : isQuick ? QUICK : PARTS;
  const isWritten = !isQuick && (names.length === 0 || words.includes('--write'));
  const measured: Table[] = [];
  for (const part of all.filter((name) => wanted.includes(name))) {
    const { measure } = (await import(PATHS[part] ?? `./${part}.ts`)) as Part;
    const parts = [await measure({ isQuick, isWritten })].flat();
    // At once: the next part may fail.
    for (const { title, head, rows } of parts) console.log(`\n${title}\n\n${table(head, rows)}\n`);
    measured.push(...parts);
  }
  console.log(`Measured with ${machine()}.`);
  if (isWritten) await writeMeasurements('bench', measured);
}
