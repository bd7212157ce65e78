import type {
  ChangeKind,
  DocumentChange,
  DocumentState,
  RepositoryChanges,
} from '#core/repository/compare/repository-changes.js';

export interface DocumentRow extends DocumentChange {
  /** Of its keys and texts. */
  readonly added: number;
  readonly changed: number;
  readonly obsolete: number;
  readonly conflicts: number;
}

export interface FileRow {
  /** The path template. */
  readonly file: string;
  /** Those that are not the same. */
  readonly rows: readonly DocumentRow[];
  readonly all: number;
}

type Counts = Pick<DocumentRow, 'added' | 'changed' | 'obsolete' | 'conflicts'>;

const NOTHING: Counts = { added: 0, changed: 0, obsolete: 0, conflicts: 0 };

const COUNTED_AS: Record<ChangeKind, keyof Counts> = {
  conflict: 'conflicts',
  base: 'changed',
  changed: 'changed',
  new_text: 'added',
  new_key: 'added',
  restored: 'added',
  obsolete: 'obsolete',
};

/** The documents that differ, by file, with what changes in them; `same` has the paths of the others. */
export function treeOf({ documents, changes }: RepositoryChanges): { files: FileRow[]; same: string[] } {
  const counts = new Map<string, Counts>();
  for (const { path, kind } of changes) {
    const own = counts.get(path) ?? NOTHING;
    const name = COUNTED_AS[kind];
    counts.set(path, { ...own, [name]: own[name] + 1 });
  }
  const files = new Map<string, { rows: DocumentRow[]; all: number }>();
  for (const document of documents) {
    const { path, file, state } = document;
    const { rows, all } = files.get(file) ?? { rows: [], all: 0 };
    if (state !== 'same') rows.push({ ...document, ...(counts.get(path) ?? NOTHING) });
    files.set(file, { rows, all: all + 1 });
  }
  return {
    files: [...files].flatMap(([file, own]) => (own.rows.length > 0 ? [{ file, ...own }] : [])),
    same: documents.flatMap(({ path, state }) => (state === 'same' ? [path] : [])),
  };
}

/** How many documents are in each state. */
export function statesOf({ documents }: Pick<RepositoryChanges, 'documents'>): Record<DocumentState, number> {
  const counts = { changed: 0, new: 0, gone: 0, same: 0 };
  for (const { state } of documents) counts[state] += 1;
  return counts;
}
