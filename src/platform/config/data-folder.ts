import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Traversable for all, because the database server's account needs it; listable by the owner only. */
const PASSAGE = 0o711;

/**
 * Creates the data folder if it is missing; an existing folder keeps its permissions. Its parents are created one by one:
 * Node's recursive `mkdir` never ends below a file system that has no new folders, such as /proc.
 */
export async function makeDataFolder(path: string): Promise<void> {
  if (await exists(path)) return;
  const parent = dirname(path);
  if (!(await exists(parent))) await makeDataFolder(parent);
  await mkdir(path, PASSAGE).catch((error: NodeJS.ErrnoException) => {
    // Another process created it first.
    if (error.code !== 'EEXIST') throw error;
  });
  // Whatever the umask is.
  await chmod(path, PASSAGE);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
