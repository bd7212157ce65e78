import { access, rename, rm, writeFile } from 'node:fs/promises';

import { BootError } from '../platform/errors/boot.error.js';
import { explainBoot } from '../platform/boot/explain.js';
import { writeArchive } from '../platform/backup/archive.js';
import { canDump, dump } from '../platform/backup/pg-tools.js';
import { withSession } from '../platform/backup/session.js';

/**
 * Writes a snapshot of the database at `url` into a new file while others write: in PostgreSQL's own format if its
 * tools are installed, else in one that needs no tools.
 * @returns the format
 * @throws BootError worded for the operator; then there is no file
 */
export async function writeBackup(url: string, file: string): Promise<'pg_dump' | 'portable'> {
  if (await exists(file)) throw new BootError(`${file} is there already: name a new file.`);
  // Renamed at the end, so that a file with this name is always complete.
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    // A backup contains everything in the database, so only its owner may read it.
    await writeFile(unfinished, '', { mode: 0o600, flag: 'wx' });
    const format = await withSession(url, async (client) => {
      if (await canDump(client)) return dump(url, unfinished).then(() => 'pg_dump' as const);
      return writeArchive(client, unfinished).then(() => 'portable' as const);
    });
    await rename(unfinished, file);
    return format;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explainBoot(error);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
