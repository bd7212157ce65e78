import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { batchesOfRows, mutantsIn } from './operators.mjs';

const FOLDERS = ['src/modules', 'core/domain'];
const ROWS = 'core/api/calls.ts';

/** @param {string} name */
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts');

/**
 * The mutants of the sources below `root`, and batches of the rows of calls. Wants TypeScript to be readable.
 * @param {string} root
 */
export async function findMutants(root) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  /** @type {typeof import('../../core/api/calls.js')} */
  const { CALLS } = await import(join(root, ROWS));
  return {
    mutants: files
      .filter(isSource)
      .sort()
      .flatMap((file) => mutantsIn(file, read(file))),
    batches: batchesOfRows(ROWS, read(ROWS), CALLS),
  };
}
