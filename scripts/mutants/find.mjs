import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mutantsIn, mutantsOfRows } from './operators.mjs';

const FOLDERS = ['src/modules', 'core/domain'];
const ROWS = 'core/api/calls.ts';

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts');

/** All mutants of the sources below `root`, in the order of their files. Wants TypeScript to be readable. */
export async function findMutants(root) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { CALLS } = await import(join(root, ROWS));
  return [
    ...files
      .filter(isSource)
      .sort()
      .flatMap((file) => mutantsIn(file, read(file))),
    ...mutantsOfRows(ROWS, read(ROWS), CALLS),
  ];
}
