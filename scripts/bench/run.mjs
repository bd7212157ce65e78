import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureServerBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { fail, ROOT } from '../lib/run.mjs';

/** In the order of the document. A part measures, checks what it measured, and answers it. */
const PARTS = ['start', 'undo', 'formats', 'opening', 'editor', 'bulk', 'round-trip', 'checks'];

const FILE = join(ROOT, 'docs', 'benchmarks.md');

/**
 * `npm run bench`: measures the compiled product, prints the figures and writes docs/benchmarks.md; named parts are only
 * printed. Never part of a test: a time says nothing without the machine.
 * @param {string[]} names
 */
export async function runBench(names) {
  const unknown = names.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) fail(`There is no part "${unknown.join(' ')}": choose among ${PARTS.join(', ')}.`);
  await ensureInstalled();
  await ensureServerBuilt();
  const { machine, markdown, table } = await import('./report.mjs');
  /** @type {import('./report.mjs').Part[]} */
  const measured = [];
  for (const part of PARTS.filter((name) => names.length === 0 || names.includes(name))) {
    /** @type {{ measure: () => Promise<import('./report.mjs').Part> }} */
    const { measure } = await import(`./${part}.mjs`);
    measured.push(await measure());
  }
  console.log(`\n${machine()}`);
  for (const { title, head, rows } of measured) console.log(`\n${title}\n\n${table(head, rows)}`);
  if (names.length > 0) return;
  writeFileSync(FILE, await markdown(measured));
  console.log('\nWritten to docs/benchmarks.md.');
}
