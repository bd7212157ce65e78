import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useProjectContext } from '../../../project/project-context.js';
import { cellKeyOf } from '../../../project/store/cell-ref.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { FieldIssue } from './use-field-issues.js';

/** Tells the project which errors are listed, and gives the first of them the focus once it is asked for. */
export function usePointed(
  cellRef: CellRef,
  issues: readonly FieldIssue[],
): RefObject<HTMLUListElement | null> {
  const { cells, issues: all } = useProjectContext().project;
  const list = useRef<HTMLUListElement>(null);
  const pointed = useAtomValue(all.pointed, { store: cells.store });
  const isPointed = pointed !== null && cellKeyOf(pointed) === cellKeyOf(cellRef);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  useEffect(() => all.listErrors(cellRef, errors), [all, cellRef, errors]);
  useEffect(() => {
    const line = isPointed && list.current?.querySelector<HTMLElement>('[data-severity="error"]');
    if (!line) return;
    line.focus();
    cells.store.set(all.pointed, null);
  }, [isPointed, issues, cells, all]);
  return list;
}
