import { useMemo, useState } from 'react';

import { isWritten, treeRows } from './document-tree.js';
import type { TreeRow } from './document-tree.js';
import type { RepositoryDocument } from './repository-writer.js';

/** Which documents are shown. */
interface Filter {
  languageIds: readonly number[];
  onlyChanged: boolean;
}

export interface Documents {
  /** Those of the chosen languages that are written, and those that hold all. */
  all: readonly RepositoryDocument[];
  /** The number of those that an export of what has changed leaves out. */
  unchanged: number;
  rows: readonly TreeRow[];
  /** Those that are downloaded. */
  ticked: readonly RepositoryDocument[];
  /** The one in the preview: the chosen one, or else the first. */
  shown: RepositoryDocument | null;
  show: (path: string) => void;
  tick: (paths: readonly string[], isOn: boolean) => void;
  fold: (path: string, isFolded: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The documents of a repository as a tree, and what the person does to it. */
export function useDocuments(
  documents: readonly RepositoryDocument[] | null,
  { languageIds, onlyChanged }: Filter,
): Documents {
  const [folded, setFolded] = useState(NONE);
  const [unticked, setUnticked] = useState(NONE);
  const [chosen, show] = useState<string | null>(null);
  const all = useMemo(
    () =>
      (documents ?? []).filter(({ languageId }) => languageId === null || languageIds.includes(languageId)),
    [documents, languageIds],
  );
  const listed = useMemo(() => (onlyChanged ? all.filter(isChanged) : all), [all, onlyChanged]);
  const rows = useMemo(() => treeRows(listed, { folded, unticked }), [listed, folded, unticked]);
  const first = useMemo(() => firstOf(treeRows(listed, { folded: NONE, unticked })), [listed, unticked]);
  return {
    all: all.filter(isWritten),
    unchanged: all.filter(({ change }) => change === 'same').length,
    rows,
    ticked: listed.filter((document) => isWritten(document) && !unticked.has(document.path)),
    shown: listed.find(({ path }) => path === chosen) ?? first,
    show,
    tick: (paths, isOn) => setUnticked((before) => changed(before, paths, !isOn)),
    fold: (path, isFolded) => setFolded((before) => changed(before, [path], isFolded)),
  };
}

const isChanged = (document: RepositoryDocument): boolean =>
  isWritten(document) && document.change !== 'same';

/** The first document with a change, or else the first one. */
function firstOf(rows: readonly TreeRow[]): RepositoryDocument | null {
  const documents = rows.flatMap((row) => (row.kind === 'document' ? [row.document] : []));
  return documents.find(isChanged) ?? documents[0] ?? null;
}

function changed(before: ReadonlySet<string>, items: readonly string[], isIn: boolean): ReadonlySet<string> {
  const after = new Set(before);
  for (const item of items) {
    if (isIn) after.add(item);
    else after.delete(item);
  }
  return after;
}
