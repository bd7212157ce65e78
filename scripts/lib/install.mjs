import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm, ROOT, runQuietly } from './run.mjs';

/** Installs the packages of the lock file where some are missing or of another version. */
export async function ensureInstalled() {
  const wanted = read('package-lock.json');
  const found = read('node_modules/.package-lock.json');
  if (found !== null && isComplete(wanted.packages, found.packages)) return;
  // A first install follows the lock to the letter; a later one only brings what changed.
  const command = found === null ? 'ci' : 'install';
  await runQuietly(
    'Installing packages',
    ...npm([command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** npm writes down what it has installed; optional packages may be missing, they are for other machines. */
function isComplete(wanted, found) {
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || found[path]?.version === version,
  );
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return null;
  }
}
