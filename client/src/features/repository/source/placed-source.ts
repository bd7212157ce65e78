import type { PlacedFile } from '../../files/placed-file.js';
import type { FilesSource } from './repository-source.js';

/** Files that a person has chosen for documents of a project: the rest of its repository is not looked at. */
export function placedSource(placed: readonly PlacedFile[]): FilesSource {
  const files = new Map(placed.map(({ path, file }) => [path, file]));
  return {
    kind: 'files',
    name: placed.map(({ file }) => file.name).join(', '),
    entries: [...files].map(([path, { size }]) => ({ path, size })),
    fileOf(path) {
      const file = files.get(path);
      return file ? Promise.resolve(file) : Promise.reject(new Error(`No file ${path}`));
    },
    placed,
  };
}
