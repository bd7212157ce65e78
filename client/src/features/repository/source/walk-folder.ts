import { isSkipped } from '#core/repository/walk.js';

/** Files of a folder by their paths, which begin below it. */
type Found = Map<string, FileSystemFileEntry>;

/** A folder of more is no repository, or one with what tools have made. */
const MOST_FILES = 200_000;

/** Walks a dropped folder, never into folders of packages and builds. What cannot be read is left out. */
export async function walkFolder(root: FileSystemDirectoryEntry, prefix = ''): Promise<Found> {
  const found: Found = new Map();
  await walk(root, prefix, found);
  return found;
}

async function walk(folder: FileSystemDirectoryEntry, prefix: string, found: Found): Promise<void> {
  const entries = await entriesOf(folder);
  const folders: FileSystemDirectoryEntry[] = [];
  for (const entry of entries) {
    if (isFile(entry)) found.set(prefix + entry.name, entry);
    else if (isFolder(entry) && !isSkipped(`${prefix}${entry.name}/`)) folders.push(entry);
  }
  if (found.size > MOST_FILES) return;
  await Promise.all(folders.map((inner) => walk(inner, `${prefix}${inner.name}/`, found)));
}

/** Browsers list a folder in parts, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
