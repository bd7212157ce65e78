import { parseArgs } from 'node:util';

import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { fail } from '../scripts/lib/run.mjs';
import { faultsOf, HEAD, rowOf, slowIn } from '../test/load/report.ts';
import { PLANS, runPlan } from '../test/load/run.ts';
import { table, writeMeasurements } from './lib/report.ts';

/**
 * `npm run tools -- load`: translators and reviewers at work, beside imports and added languages, with open sockets; compares what they
 * received with what is there, and writes docs/measurements/load.json. `-- 200 --minutes 1` runs one of them.
 */
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});

const minutes = Number(values.minutes);
if (!(minutes > 0)) fail('--minutes must be a number above 0.');

await ensureServerBuilt();

const unknown = positionals.filter((name) => !PLANS.some((plan) => plan.name === name));
if (unknown.length > 0)
  fail(`There is no load "${unknown.join(' ')}": choose among ${PLANS.map(({ name }) => name).join(', ')}.`);
const chosen = PLANS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const rows: string[][] = [];
let failed = 0;
for (const plan of chosen) {
  const outcome = await runPlan(plan, minutes);
  rows.push(rowOf(outcome));
  const faults = faultsOf(outcome);
  if (faults.length > 0) failed += 1;
  console.log(`${plan.what}:`);
  for (const what of faults) console.log(`  ✗ ${what}`);
  for (const what of slowIn(outcome)) console.log(`  slow: ${what}`);
}
console.log(`\n${table(HEAD, rows)}\n`);
if (positionals.length === 0) {
  const conditions = `${minutes} minutes each`;
  await writeMeasurements('load', [{ title: 'Many people at once', conditions, head: HEAD, rows }]);
}
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
