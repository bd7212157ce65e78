import type { FileView } from '#core/api/files.js';
import type { GroupView } from '#core/api/groups.js';

import type { KeySummary } from './key-summary.js';

const known = new WeakMap<readonly FileView[], ReadonlyMap<number, string>>();

const EMPTY: ReadonlyMap<number, string> = new Map();

/** The short name of each file, by id; none if there are fewer than two files, which nothing tells apart then. */
export function fileLabels(files: readonly FileView[]): ReadonlyMap<number, string> {
  if (files.length < 2) return EMPTY;
  const labels = known.get(files) ?? labelsOf(files);
  known.set(files, labels);
  return labels;
}

/** Names a group in text, with its file: `common.json › hero`. */
export function groupNamer(
  files: readonly FileView[],
): (group: Pick<GroupView, 'name' | 'fileId'>) => string {
  const labels = fileLabels(files);
  return ({ name, fileId }) => {
    const file = fileId === null ? undefined : labels.get(fileId);
    return file === undefined ? name : `${file} › ${name}`;
  };
}

/** Names a key in text, with its group and file: `common.json › hero / title`. */
export function keyNamer(
  files: readonly FileView[],
): (key: Pick<KeySummary, 'name' | 'groupName' | 'fileId'>) => string {
  const nameOf = groupNamer(files);
  return ({ name, groupName, fileId }) => `${nameOf({ name: groupName, fileId })} / ${name}`;
}

/** A path without its last part, and that part. */
function splitPath(path: string): { folders: string[]; name: string } {
  const folders = path.split('/');
  return { name: folders.pop() ?? path, folders };
}

/** The name of each file; of files with the same name, also the folders that differ. */
function labelsOf(files: readonly FileView[]): Map<number, string> {
  const byName = new Map<string, FileView[]>();
  for (const file of files) {
    const { name } = splitPath(file.path);
    const same = byName.get(name);
    if (same) same.push(file);
    else byName.set(name, [file]);
  }
  const labels = new Map<number, string>();
  for (const [name, same] of byName) {
    const all = same.map(({ path }) => splitPath(path).folders);
    const start = sharedLength(all);
    const end = sharedLength(all.map((folders) => folders.slice(start).reverse()));
    same.forEach(({ id }, at) => {
      const folders = all[at] ?? [];
      const own = folders.slice(start, folders.length - end);
      const isNext = end === 0 || own.length === 0;
      labels.set(id, [...own, ...(isNext ? [] : ['…']), name].join('/'));
    });
  }
  return labels;
}

/** How many parts all paths begin with. */
function sharedLength([first = [], ...others]: readonly (readonly string[])[]): number {
  if (others.length === 0) return first.length;
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return differs < 0 ? first.length : differs;
}
