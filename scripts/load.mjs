import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { machine, table } from './bench/report.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

/**
 * `npm run load`: translators and reviewers at work, beside imports and added languages, with open sockets; compares what they
 * were told with what is there, and writes its table into docs/benchmarks.md. `-- 200 --minutes 1` runs one of them.
 */
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});

const DOCUMENT = new URL('../docs/benchmarks.md', import.meta.url);
const RESULT = /(?<=<!-- load -->\n)[^]*?(?=<!-- end of load -->)/;

const minutes = Number(values.minutes);
if (!(minutes > 0)) fail('--minutes must be a number above 0.');

await ensureInstalled();
await ensureServerBuilt();
// Only now: what it stands on may have been missing a moment ago.
const { readTypeScript } = await import('../test/support/typescript.mjs');
readTypeScript();
const { PLANS, runPlan } = await import('../test/load/run.ts');
const { faultsOf, HEAD, rowOf, slowIn } = await import('../test/load/report.ts');

const unknown = positionals.filter((name) => !PLANS.some((plan) => plan.name === name));
if (unknown.length > 0)
  fail(`There is no load "${unknown.join(' ')}": choose among ${PLANS.map(({ name }) => name).join(', ')}.`);
const chosen = PLANS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** @type {string[][]} */
const rows = [];
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
const date = new Date().toISOString().slice(0, 10);
const said = `${date}, \`npm run load -- --minutes ${minutes}\`. ${machine()}`;
const result = [said, '', '<!-- prettier-ignore -->', table(HEAD, rows)].join('\n');
console.log(`\n${result}\n`);
if (positionals.length === 0)
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(RESULT, () => `\n${result}\n\n`),
  );
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
