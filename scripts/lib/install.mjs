import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm, ROOT, runQuietly } from './run.mjs';

/**
 * A lock file as far as it is read here, by the paths of packages.
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock
 */

/** No script of a package runs: none is needed, and one would report the install to its maker. */
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * How to call npm to install what a lock file names.
 * @param {'ci' | 'install'} command
 * @param {string[]} flags
 */
export const installing = (command, flags = []) => npm([command, ...flags, ...FLAGS]);

/** Installs the packages of the lock file where some are missing or of another version. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // A first install follows the lock to the letter; a later one only brings what changed.
  const command = installedIn('.') === null ? 'ci' : 'install';
  await runQuietly('Installing packages', ...installing(command, ['--include=dev']));
}

/** Whether everything in the lock file of a folder of the checkout is installed there, in that version. */
export function isInstalled(folder = '.') {
  const found = installedIn(folder);
  const wanted = read(join(folder, 'package-lock.json'));
  return found !== null && wanted !== null && isComplete(wanted.packages, found.packages);
}

/**
 * npm writes down what it has installed, at the end; null when it never got there.
 * @param {string} folder
 */
const installedIn = (folder) => read(join(folder, 'node_modules', '.package-lock.json'));

/**
 * Optional packages may be missing, they are for other machines.
 * @param {Lock['packages']} wanted
 * @param {Lock['packages']} found
 */
function isComplete(wanted, found) {
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || found[path]?.version === version,
  );
}

/**
 * @param {string} path
 * @returns {Lock | null}
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return null;
  }
}
