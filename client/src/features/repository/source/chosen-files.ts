import type { FilesSource, RepositorySource } from './repository-source.js';
import { isZip } from './repository-source.js';

/** What was chosen in a dialog of the browser: a folder, a zip, or files. */
export function sourceOfFiles(files: readonly File[]): RepositorySource {
  const [first] = files;
  if (first && files.length === 1 && isZip(first)) return { kind: 'zip', name: first.name, file: first };
  const isFolder = first !== undefined && first.webkitRelativePath !== '';
  const name = isFolder ? first.webkitRelativePath.slice(0, first.webkitRelativePath.indexOf('/')) : '';
  const pathOf = (file: File): string =>
    isFolder ? file.webkitRelativePath.slice(name.length + 1) : file.name;
  return filesSource(isFolder ? 'folder' : 'files', name, new Map(files.map((file) => [pathOf(file), file])));
}

function filesSource(kind: FilesSource['kind'], name: string, files: ReadonlyMap<string, File>): FilesSource {
  return {
    kind,
    name,
    entries: [...files].map(([path, { size }]) => ({ path, size })),
    fileOf(path) {
      const file = files.get(path);
      return file ? Promise.resolve(file) : Promise.reject(new Error(`No file ${path}`));
    },
  };
}
