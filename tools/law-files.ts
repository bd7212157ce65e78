import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { compiled } from '../scripts/lib/compiled.mjs';
import { ROOT } from '../scripts/lib/run.mjs';
import { HEAD, inspected, rowsOf, violations } from './law-files/rows.ts';
import { missingTools } from './law-files/tools.ts';
import { CORPUS } from './lib/outside-data.ts';
import { realFiles } from './lib/real-files.ts';
import { table, writeMeasurements } from './lib/report.ts';

/**
 * `npm run law:files [folder]`: whether files come back as they went in (L6, docs/formats.md, 11), for the files of
 * public projects in the folder or in FORMAT_CORPUS, and for our own fixtures. Ends with 1 if anything is lost. With
 * FORMAT_CORPUS, writes docs/measurements/law-files.json.
 */
await ensureServerBuilt();
const formats = await compiled('core/formats/index.js');

const [named] = process.argv.slice(2);
const folder = named === undefined ? CORPUS : resolve(named);
if (folder === null || !existsSync(folder))
  console.error('There are no files of public projects: name their folder, or set FORMAT_CORPUS.');
for (const name of missingTools())
  console.error(`${name} is not installed: its files are compared by bytes.`);

const fixtures = ['fixtures', 'profile/fixtures'].map((path) => join(ROOT, 'core', 'formats', path));
const files = [
  ...(folder === null ? [] : realFiles(folder, formats)).map((file) => ({
    kind: file.folder,
    isOwn: false,
    file,
  })),
  ...fixtures.flatMap((path) =>
    realFiles(path, formats).map((file) => ({ kind: 'own fixtures', isOwn: true, file })),
  ),
].map((entry) => inspected(entry, formats));

const rows = rowsOf(files);
console.log(table(HEAD, rows));
const problems = violations(files);
for (const problem of problems) console.log(`✗ ${problem}`);
if (named === undefined && CORPUS !== null)
  await writeMeasurements('law-files', [{ title: 'The law of files', head: HEAD, rows }]);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
