import { parseArgs } from 'node:util';

import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { HEAD } from '../test/faults/report.ts';
import { runFaults } from '../test/faults/run.ts';
import { SCENARIOS } from '../test/faults/scenarios/index.ts';
import { writeMeasurements } from './lib/report.ts';
import { memoryLimit } from './storm/memory-limit.ts';

/**
 * `npm run faults`: breaks the dependencies of the product while editors are at work, and compares their responses with
 * the data; writes docs/measurements/faults.json. `-- disk-full locked-rows` runs those, and `-- --quick` short
 * versions of those in `.ci/run`, or of `all`.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await ensureServerBuilt();

const isEverything = positionals[0] === 'all' || (positionals.length === 0 && !values.quick);
const names = isEverything ? SCENARIOS.map(({ id }) => id) : positionals;
const startedAt = Date.now();
const { rows, failed } = await runFaults({
  isQuick: values.quick,
  names,
  memoryLimit,
  tell: (line) => console.log(line),
});
const seconds = Math.round((Date.now() - startedAt) / 1_000);
const summary = `${rows.length - failed.length} passed, ${failed.length} failed`;
if (isEverything) {
  const conditions = values.quick ? 'the short versions' : 'the long versions';
  await writeMeasurements('faults', [{ title: 'Faults', conditions, head: HEAD, rows }]);
}
console.log(`In ${seconds} s.`);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
console.log(summary);
process.exitCode = failed.length === 0 ? 0 : 1;
