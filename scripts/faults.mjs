import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/**
 * `npm run faults -- --quick`: breaks what the product stands on while editors are at work, and compares what they were
 * told with what is there. `--only F3` runs one; a run of all of them writes its table into docs/testing.md.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const DOCUMENT = new URL('../docs/testing.md', import.meta.url);
const RESULT = /(?<=<!-- faults -->\n)[^]*?(?=<!-- end of faults -->)/;

await ensureInstalled();
await ensureBuilt();
// Only now: what it stands on may have been missing a moment ago.
const { readTypeScript } = await import('../test/support/typescript.mjs');
readTypeScript();
const { runFaults } = await import('../test/faults/run.ts');

const startedAt = Date.now();
const { lines, failed } = await runFaults({
  isQuick: values.quick,
  only: values.only,
  tell: (line) => console.log(line),
});
const seconds = Math.round((Date.now() - startedAt) / 1_000);
console.log(`${lines.length - 2 - failed} passed, ${failed} failed, in ${seconds} s`);
if (values.only.length === 0) writeResult();
process.exitCode = failed === 0 ? 0 : 1;

/** As prettier leaves it. */
function writeResult() {
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run faults${values.quick ? ' -- --quick' : ''}`;
  const summary = `${date}, \`${command}\`: ${lines.length - 2 - failed} passed, ${failed} failed, in ${seconds} s.`;
  const table = ['<!-- prettier-ignore -->', ...lines].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(RESULT, () => `\n${summary}\n\n${table}\n\n`),
  );
}
