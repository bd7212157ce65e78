import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReadBytes } from '../../core/repository/find-documents.ts';
import { isSkipped } from '../../core/repository/walk.ts';
import type { Entry } from '../../core/repository/walk.ts';

/** The files of a folder, as a browser lists those of one that is dropped. */
export async function entriesOf(root: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory() && !isSkipped(`${path}/`)) folders.push(`${path}/`);
      if (entry.isFile()) entries.push({ path, size: (await stat(join(root, path))).size });
    }
  return entries.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The folders in a folder, in the order of their names. */
export async function foldersIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** Reads the beginnings of files of a folder. */
export const readerIn =
  (root: string): ReadBytes =>
  async (path, most) => {
    const file = await open(join(root, path));
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(most), 0, most, 0);
      return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
    } finally {
      await file.close();
    }
  };
