import type { UnreadFile } from '../reading/repository-view.js';

/** Files that are not read for one reason. */
export interface UnreadFiles {
  readonly first: UnreadFile;
  readonly files: readonly UnreadFile[];
}

/** From this many, alike files are one line. */
const MANY = 6;

/** One line for each file, or for all that are not read for the same reason where they are many. */
export function alike(files: readonly UnreadFile[]): UnreadFiles[] {
  const groups = new Map<string, UnreadFile[]>();
  for (const file of files) {
    const id = file.reason === 'invalid' ? file.path : `${file.reason} ${file.format ?? ''}`;
    const group = groups.get(id);
    if (group) group.push(file);
    else groups.set(id, [file]);
  }
  return [...groups.values()].flatMap((group) => {
    const lines = group.map((first) => ({ first, files: [first] }));
    return group.length < MANY ? lines : lines.slice(0, 1).map(({ first }) => ({ first, files: group }));
  });
}
