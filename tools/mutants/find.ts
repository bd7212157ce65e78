import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type * as calls from '../../core/api/calls.ts';
import { batchesOfRows, mutantsIn } from './operators.ts';

const FOLDERS = ['src/modules', 'core/domain'];
const ROWS = 'core/api/calls.ts';

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.spec.ts');

/** The mutants of the sources below `root`, and batches of the rows of calls. Wants TypeScript to be readable. */
export async function findMutants(root: string) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { CALLS } = (await import(join(root, ROWS))) as typeof calls;
  return {
    mutants: files
      .filter(isSource)
      .sort()
      .flatMap((file) => mutantsIn(file, read(file))),
    batches: batchesOfRows(ROWS, read(ROWS), CALLS),
  };
}
