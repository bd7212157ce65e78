import type { FileView } from '#core/api/files.js';

import { fold } from '../../../lib/text/fold.js';
import { byFolder } from '../../../project/search/file-terms.js';
import type { FileId } from '../../../project/search/file-terms.js';

/** A folder, or a file of one, or a file that is alone in its folder, or no file. */
export interface FileRow {
  /** Distinct among the rows. */
  id: string;
  /** The whole path; null for no file. */
  path: string | null;
  /** What the row shows of it. */
  name: string;
  /** The files that its tick chooses. */
  fileIds: readonly FileId[];
  kind: 'folder' | 'inside' | 'alone';
}

/** The rows of a tree of files. Folders that have one file are joined with it. */
export function fileRows(
  files: readonly FileView[],
  { find, closed, hasNone }: { find: string; closed: ReadonlySet<string>; hasNone: boolean },
): FileRow[] {
  const needle = fold(find.trim());
  const found = files.filter(({ path }) => fold(path).includes(needle));
  const rows = byFolder(found).flatMap(({ folder, files: inside }): FileRow[] => {
    if (inside.length === 1 || folder === '')
      return inside.map(({ id, path }) => ({
        id: String(id),
        path,
        name: path,
        fileIds: [id],
        kind: 'alone',
      }));
    const head: FileRow = {
      id: folder,
      path: folder,
      name: folder,
      fileIds: inside.map(({ id }) => id),
      kind: 'folder',
    };
    if (closed.has(folder)) return [head];
    const under = inside.map(({ id, path }): FileRow => ({
      id: String(id),
      path,
      name: path.slice(folder.length + 1),
      fileIds: [id],
      kind: 'inside',
    }));
    return [head, ...under];
  });
  return hasNone && needle === ''
    ? [...rows, { id: '', path: null, name: '', fileIds: [null], kind: 'alone' }]
    : rows;
}

/** The longest path that a row has room for. */
const ROOM = 44;

/** A path with the middle folders left out where it is long; the parts with the language stay whole. */
export function shortPath(path: string): string {
  const parts = path.split('/');
  let shown = parts;
  for (let left = 1; shown.join('/').length > ROOM && left < parts.length - 1; left += 1) {
    const kept = parts.filter((part, at) => at === 0 || at > left || part.includes('language}'));
    shown = [kept[0] ?? '', '…', ...kept.slice(1)];
  }
  return shown.join('/');
}

/** A path in parts: every other one, from the second, is the place of the language. */
export const languageParts = (path: string): string[] => path.split(/(\{[^{}a-z]?language\})/);
