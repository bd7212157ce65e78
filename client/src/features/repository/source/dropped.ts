import { sourceOfFiles } from './chosen-files.js';
import type { RepositorySource } from './repository-source.js';
import { isZip } from './repository-source.js';
import { walkFolder } from './walk-folder.js';

/**
 * The repository that is dropped: a folder, a zip, or several of them with files; null if it is at most files. To be called
 * during the event, after which the browser hides what was dropped.
 */
export function droppedRepository(transfer: DataTransfer): Promise<RepositorySource> | null {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...transfer.files];
  const isRepository = entries.some(({ isDirectory }) => isDirectory) || files.some(isZip);
  return isRepository ? sourceOfDrop(entries, files) : null;
}

/** What was dropped, whatever it is, as a repository. */
export async function sourceOfDrop(
  entries: readonly FileSystemEntry[],
  files: readonly File[],
): Promise<RepositorySource> {
  return entries.some(({ isDirectory }) => isDirectory) ? folderOf(entries) : sourceOfFiles(files);
}

/** Paths begin below a single folder; of several, with their names. */
async function folderOf(dropped: readonly FileSystemEntry[]): Promise<RepositorySource> {
  const isSingle = dropped.length === 1;
  const found = new Map<string, FileSystemFileEntry>();
  for (const entry of dropped) {
    const own = entry.isDirectory
      ? await walkFolder(entry as FileSystemDirectoryEntry, isSingle ? '' : `${entry.name}/`)
      : new Map([[entry.name, entry as FileSystemFileEntry]]);
    for (const [path, file] of own) found.set(path, file);
  }
  return {
    kind: 'folder',
    name: dropped.find((entry) => entry.isDirectory)?.name ?? '',
    entries: [...found.keys()].map((path) => ({ path, size: 0 })),
    fileOf: (path) =>
      new Promise((resolve, reject) => {
        const entry = found.get(path);
        if (entry) entry.file(resolve, reject);
        else reject(new Error(`No file ${path}`));
      }),
  };
}
