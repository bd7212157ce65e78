import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm, ROOT, runQuietly } from './run.mjs';

/** Installs the packages of the lock file where some are missing or of another version. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // A first install follows the lock to the letter; a later one only brings what changed.
  const command = installedIn('.') === null ? 'ci' : 'install';
  await runQuietly(
    'Installing packages',
    ...npm([command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}

/** Whether everything in the lock file of a folder of the checkout is installed there, in that version. */
export function isInstalled(folder = '.') {
  const found = installedIn(folder);
  return found !== null && isComplete(read(join(folder, 'package-lock.json')).packages, found.packages);
}

/** npm writes down what it has installed, at the end; null when it never got there. */
const installedIn = (folder) => read(join(folder, 'node_modules', '.package-lock.json'));

/** Optional packages may be missing, they are for other machines. */
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
