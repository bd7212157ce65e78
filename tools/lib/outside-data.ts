import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';

/** A folder that is no part of the checkout: null unless the variable names one that exists. */
function folderOf(variable: string) {
  const path = resolve(ROOT, process.env[variable] || '.');
  return path !== resolve(ROOT) && existsSync(path) ? path : null;
}

/** Files of public projects. */
export const CORPUS = folderOf('FORMAT_CORPUS');

/** Worked cases: files, and what reading and writing them must give. */
export const CASES = folderOf('FORMAT_CASES');
