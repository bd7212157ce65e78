import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureServerBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { fail, ROOT } from '../lib/run.mjs';

/** In the order of the document. A part measures, checks what it measured, and answers it. */
const PARTS = ['start', 'server', 'undo', 'formats', 'opening', 'editor', 'bulk', 'round-trip', 'checks'];

/** By name only: it takes more than twenty minutes. */
const LONG = ['endurance'];

const FILE = join(ROOT, 'docs', 'benchmarks.md');

/** Parts with files of their own. @type {Record<string, string>} */
const PATHS = { server: './server/part.mjs', endurance: './server/endurance.mjs' };

/** The parts that `--quick` measures, for their checks of what was stored. */
const QUICK = ['server'];

/**
 * `npm run bench`: measures the compiled product, prints the figures and writes docs/benchmarks.md; named parts are only
 * printed. Never part of a test for its times, which say nothing without the machine; `--quick` is for its checks.
 * @param {string[]} words names of parts, and `--quick`
 */
export async function runBench(words) {
  const isQuick = words.includes('--quick');
  const names = words.filter((word) => word !== '--quick');
  const all = [...PARTS, ...LONG];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) fail(`There is no part "${unknown.join(' ')}": choose among ${all.join(', ')}.`);
  await ensureInstalled();
  await ensureServerBuilt();
  const { machine, markdown, table } = await import('./report.mjs');
  const wanted = names.length > 0 ? names : isQuick ? QUICK : PARTS;
  const isWritten = names.length === 0 && !isQuick;
  /** @type {import('./report.mjs').Part[]} */
  const measured = [];
  for (const part of all.filter((name) => wanted.includes(name))) {
    /** @type {{ measure: (options: { isQuick: boolean, isWritten: boolean }) => Promise<import('./report.mjs').Part | import('./report.mjs').Part[]> }} */
    const { measure } = await import(PATHS[part] ?? `./${part}.mjs`);
    const parts = [await measure({ isQuick, isWritten })].flat();
    // At once: the next part may fail.
    for (const { title, head, rows } of parts) console.log(`\n${title}\n\n${table(head, rows)}\n`);
    measured.push(...parts);
  }
  console.log(machine());
  if (!isWritten) return;
  writeFileSync(FILE, await markdown(measured));
  console.log('\nWritten to docs/benchmarks.md.');
}
