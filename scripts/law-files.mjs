import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { table } from './bench/report.mjs';
import { HEAD, inspected, rowsOf, violations } from './law-files/rows.mjs';
import { missingTools } from './law-files/tools.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { compiled } from './lib/compiled.mjs';
import { realFiles } from './lib/real-files.mjs';
import { ROOT } from './lib/run.mjs';

/**
 * `npm run law:files -- [folder]`: whether files come back as they went in (L6, docs/formats.md, 11), for the files of
 * public projects in the folder, if it is there, and for our own fixtures. Ends with 1 if anything is lost.
 */
await ensureServerBuilt();
const formats = await compiled('core/formats/index.js');

const folder = resolve(process.argv[2] ?? join(ROOT, '..', 'shared', 'corpus'));
if (!existsSync(folder)) console.error(`There are no files of public projects: ${folder} is absent.`);
for (const name of missingTools())
  console.error(`${name} is not installed: its files are compared by bytes.`);

const fixtures = ['fixtures', 'profile/fixtures'].map((path) => join(ROOT, 'core', 'formats', path));
const files = [
  ...realFiles(folder, formats).map((file) => ({ kind: file.folder, isOwn: false, file })),
  ...fixtures.flatMap((path) =>
    realFiles(path, formats).map((file) => ({ kind: 'own fixtures', isOwn: true, file })),
  ),
].map((entry) => inspected(entry, formats));

console.log(table(HEAD, rowsOf(files)));
const problems = violations(files);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
