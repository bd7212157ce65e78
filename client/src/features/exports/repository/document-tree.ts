import type { RepositoryDocument } from './repository-writer.js';

/** Of a folder: whether all of its documents are ticked. */
export type Tick = 'all' | 'some' | 'none';

interface Row {
  /** Of a folder with a slash at its end. */
  path: string;
  /** `android/app/src`: folders that hold nothing but a folder are one row. */
  name: string;
  /** From 1. */
  level: number;
  tick: Tick;
}

export interface FolderRow extends Row {
  kind: 'folder';
  isFolded: boolean;
  /** The paths of the documents in it that are written, at any depth. */
  documents: readonly string[];
}

export interface DocumentRow extends Row {
  kind: 'document';
  document: RepositoryDocument;
}

export type TreeRow = FolderRow | DocumentRow;

/** What has no text yet is shown, and cannot be ticked. */
export const isWritten = ({ change }: RepositoryDocument): boolean => change !== 'unwritten';

interface Folder {
  folders: Map<string, Folder>;
  documents: RepositoryDocument[];
}

/** What the person has done to a tree. */
export interface TreeState {
  folded: ReadonlySet<string>;
  unticked: ReadonlySet<string>;
}

/** The documents as a tree of their paths, row by row: folders before documents, both by name. */
export function treeRows(documents: readonly RepositoryDocument[], state: TreeState): TreeRow[] {
  const rows: TreeRow[] = [];
  let hidden: string | null = null;
  for (const row of rowsIn(treeOf(documents), '', 1, state)) {
    if (hidden !== null && row.path.startsWith(hidden)) continue;
    hidden = row.kind === 'folder' && row.isFolded ? row.path : null;
    rows.push(row);
  }
  return rows;
}

function treeOf(documents: readonly RepositoryDocument[]): Folder {
  const root = emptyFolder();
  for (const document of documents) {
    let folder = root;
    for (const name of document.path.split('/').slice(0, -1)) {
      const inner = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, inner);
      folder = inner;
    }
    folder.documents.push(document);
  }
  return root;
}

const emptyFolder = (): Folder => ({ folders: new Map(), documents: [] });

function rowsIn(folder: Folder, path: string, level: number, state: TreeState): TreeRow[] {
  const folders = [...folder.folders].sort(([one], [other]) => order(one, other));
  const documents = folder.documents.toSorted((one, other) => order(one.path, other.path));
  return [
    ...folders.flatMap(([name, inner]) => folderRows(joined(name, inner), path, level, state)),
    ...documents.map((document) => documentRow(document, level, state)),
  ];
}

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Goes on to the inner folder while there is nothing else. */
function joined(name: string, folder: Folder): { name: string; folder: Folder } {
  let [joinedName, last] = [name, folder];
  for (;;) {
    const [[inner, only] = ['', null], ...others] = last.folders;
    if (only === null || others.length > 0 || last.documents.length > 0)
      return { name: joinedName, folder: last };
    [joinedName, last] = [`${joinedName}/${inner}`, only];
  }
}

function folderRows(
  { name, folder }: ReturnType<typeof joined>,
  parent: string,
  level: number,
  state: TreeState,
): TreeRow[] {
  const path = `${parent}${name}/`;
  const inside = rowsIn(folder, path, level + 1, state);
  const documents = inside.flatMap((row) =>
    row.kind === 'document' && isWritten(row.document) ? [row.path] : [],
  );
  const ticked = documents.filter((one) => !state.unticked.has(one)).length;
  const tick = ticked === 0 ? 'none' : ticked === documents.length ? 'all' : 'some';
  const isFolded = state.folded.has(path);
  return [{ kind: 'folder', path, name, level, tick, isFolded, documents }, ...inside];
}

const documentRow = (document: RepositoryDocument, level: number, { unticked }: TreeState): DocumentRow => ({
  kind: 'document',
  path: document.path,
  name: document.path.slice(document.path.lastIndexOf('/') + 1),
  level,
  tick: !isWritten(document) || unticked.has(document.path) ? 'none' : 'all',
  document,
});
