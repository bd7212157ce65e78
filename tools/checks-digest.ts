import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

import { fingerprint } from '../core/checks/fingerprint.ts';
import { checkText } from '../core/checks/rules/check-text.ts';
import { severitiesFor } from '../core/checks/severities.ts';
import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { fail } from '../scripts/lib/run.mjs';
import { verdictsInChromium } from './checks-digest/in-chromium.ts';
import { verdictsOnServer } from './checks-digest/on-server.ts';
import { textsIn } from './checks-digest/texts.ts';
import { verdictOf } from './checks-digest/verdicts.mjs';
import { CASES, CORPUS } from './lib/outside-data.ts';
import { writeMeasurements } from './lib/report.ts';

/**
 * `npm run tools -- checks-digest DIR…`: checks all texts of folders of files and cases (FORMAT_CORPUS and FORMAT_CASES unless
 * given) in a script, on the server, and in Chromium, and compares the digests of all verdicts. Fails if they differ;
 * otherwise writes docs/measurements/checks-digest.json.
 */
const words = process.argv.slice(2);
const folders = words.length > 0 ? words : [CORPUS, CASES].filter((folder) => folder !== null);
const absent = folders.filter((folder) => !existsSync(folder));
if (absent.length > 0) fail(`There is no ${absent.join(', ')}.`);
if (folders.length === 0) {
  console.log('Skipped: name folders, or set FORMAT_CORPUS and FORMAT_CASES.');
  process.exit(0);
}
await ensureServerBuilt();
const texts = textsIn(folders);
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
  findings: verdicts.reduce((sum, verdict) => sum + (JSON.parse(verdict) as unknown[]).length, 0),
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
if (process.exitCode === undefined) {
  const counted = `${texts.length.toLocaleString('en')} texts of ${folders.length} folders, each alone and compared with the text before it`;
  await writeMeasurements('checks-digest', [
    {
      title: 'The same verdicts everywhere',
      conditions: `${counted}; ${first?.findings.toLocaleString('en')} findings`,
      head: ['where', 'digest'],
      rows: places.map(({ name, digest }) => [name, digest]),
    },
  ]);
}
