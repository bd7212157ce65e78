import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';

import prettier from 'prettier';

import { verdictsInChromium } from './checks-digest/in-chromium.mjs';
import { verdictsOnServer } from './checks-digest/on-server.mjs';
import { textsIn } from './checks-digest/texts.mjs';
import { verdictOf } from './checks-digest/verdicts.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/run.mjs';

/**
 * `npm run checks:digest -- DIR…`: checks all texts of folders of files and cases in a script, on the server, and in
 * Chromium, and compares the digests of all verdicts. Fails if they differ; writes them to docs/testing.md if they do not.
 */
const words = process.argv.slice(2);
const folders = words.length > 0 ? words : ['../shared/corpus', '../shared/cases'];
const absent = folders.filter((folder) => !existsSync(folder));
if (absent.length > 0) {
  console.log(`Skipped: there is no ${absent.join(', ')}.`);
  process.exit(0);
}
await ensureInstalled();
await ensureServerBuilt();
register('./conformance/source-loader.mjs', import.meta.url);
const { checkText } = await import('../core/checks/check-text.ts');
const { fingerprint } = await import('../core/checks/fingerprint.ts');
const { severitiesFor } = await import('../core/checks/severities.ts');

const texts = await textsIn(folders);
const judge = verdictOf(checkText, fingerprint, severitiesFor({}));
const server = await verdictsOnServer(texts);
const chromium = await verdictsInChromium(texts);
const places = [
  {
    name: `a script, Node ${process.versions.node}, Unicode ${process.versions.unicode}`,
    verdicts: texts.map(judge),
  },
  { name: `the server, POST /checks`, verdicts: server },
  { name: chromium.name, verdicts: chromium.verdicts },
].map(({ name, verdicts }) => ({
  name,
  verdicts,
  findings: verdicts.reduce((sum, verdict) => sum + JSON.parse(verdict).length, 0),
  digest: createHash('sha256').update(verdicts.join('\n')).digest('hex').slice(0, 16),
}));
for (const { name, digest, findings } of places) console.log(`${digest}  ${findings} findings  ${name}`);
const [first, ...others] = places;
for (const { name, verdicts } of others) {
  const at = verdicts.findIndex((verdict, index) => verdict !== first?.verdicts[index]);
  if (at < 0) continue;
  console.error(`Another verdict in ${name}: ${JSON.stringify(texts[at])}`);
  console.error(`${first?.verdicts[at]}\n${verdicts[at]}`);
  process.exitCode = 1;
}
if (process.exitCode === undefined) await write();

async function write() {
  const file = join(ROOT, 'docs', 'testing.md');
  const [start, end] = ['<!-- checks digest -->', '<!-- end of checks digest -->'];
  const text = readFileSync(file, 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const section = [
    `${today}, \`npm run checks:digest\`: ${texts.length.toLocaleString('en')} texts of ${folders.length} folders,`,
    `each alone and compared with the text before it; ${first?.findings.toLocaleString('en')} findings.\n`,
    '| where | digest |\n| --- | --- |',
    ...places.map(({ name, digest }) => `| ${name} | \`${digest}\` |`),
  ].join('\n');
  const [before = '', after = ''] = [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))];
  const written = `${before}${start}\n\n${section}\n\n${after}`;
  writeFileSync(file, await prettier.format(written, { parser: 'markdown', printWidth: 110 }));
}
