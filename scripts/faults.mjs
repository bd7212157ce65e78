import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { memoryLimit } from './storm/memory-limit.mjs';

/**
 * `npm run faults`: breaks what the product stands on while editors are at work, and compares what they were told with what
 * is there; writes its table into docs/testing.md. `-- F3 F6` runs those, and `-- --quick` short versions of those of `.ci/run`,
 * or of `all`.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const DOCUMENT = new URL('../docs/testing.md', import.meta.url);
const RESULT = /(?<=<!-- faults -->\n)[^]*?(?=<!-- end of faults -->)/;

await ensureInstalled();
await ensureServerBuilt();
// Only now: what it stands on may have been missing a moment ago.
const { readTypeScript } = await import('../test/support/typescript.mjs');
readTypeScript();
const { runFaults } = await import('../test/faults/run.ts');
const { SCENARIOS } = await import('../test/faults/scenarios/index.ts');

const isEverything = positionals[0] === 'all' || (positionals.length === 0 && !values.quick);
const names = isEverything ? SCENARIOS.map(({ id }) => id) : positionals;
const startedAt = Date.now();
const { lines, failed } = await runFaults({
  isQuick: values.quick,
  names,
  memoryLimit,
  tell: (line) => console.log(line),
});
const seconds = Math.round((Date.now() - startedAt) / 1_000);
const summary = `${lines.length - 2 - failed.length} passed, ${failed.length} failed`;
if (isEverything) writeResult();
console.log(`In ${seconds} s.`);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
console.log(summary);
process.exitCode = failed.length === 0 ? 0 : 1;

/** As prettier leaves it. */
function writeResult() {
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run faults${values.quick ? ' -- --quick all' : ''}`;
  const said = `${date}, \`${command}\`: ${summary}, in ${seconds} s.`;
  const table = ['<!-- prettier-ignore -->', ...lines].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(RESULT, () => `\n${said}\n\n${table}\n\n`),
  );
}
