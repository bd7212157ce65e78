import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { fail } from '../scripts/lib/run.mjs';
import { foldersIn } from './law-repositories/disk.ts';
import { lawOf, toldOf } from './law-repositories/law.ts';

/**
 * `npm run law:repositories -- FOLDER [--shuffled] [--edits] [--only NAME] [--all]`: whether the repositories in a folder come back
 * as they were (L8, docs/formats.md, 11) in both plural modes. `--shuffled` imports language by language, in any order; `--edits` writes 200
 * texts, renames ten keys, removes one, adds a language, and moves a file: nothing else may change. Ends with 1 if anything differs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shuffled: { type: 'boolean' },
    edits: { type: 'boolean' },
    only: { type: 'string' },
    all: { type: 'boolean' },
  },
});

const [named] = positionals;
const folder = named === undefined ? null : resolve(named);
if (folder === null || !existsSync(folder)) fail('Usage: npm run law:repositories -- FOLDER');
const names = (await foldersIn(folder)).filter(
  (name) => values.only === undefined || name.includes(values.only),
);
let clean = 0;
for (const name of names) {
  const law = await lawOf(folder, name, {
    isShuffled: values.shuffled === true,
    isEdited: values.edits === true,
  });
  for (const line of toldOf(law, values.all === true ? Infinity : 5)) console.log(line);
  if (law.isClean) clean += 1;
}
console.log(`${clean} of ${names.length} repositories clean`);
process.exitCode = clean === names.length ? 0 : 1;
