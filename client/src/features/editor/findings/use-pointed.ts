import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useProjectContext } from '../../../project/project-context.js';
import { cellKeyOf } from '../../../project/store/cell-ref.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { FieldFinding } from './use-field-findings.js';

/** Registers the listed errors with the project, and focuses the first one when asked to. */
export function usePointed(
  cellRef: CellRef,
  findings: readonly FieldFinding[],
): RefObject<HTMLUListElement | null> {
  const { cells, findings: all } = useProjectContext().project;
  const list = useRef<HTMLUListElement>(null);
  const pointed = useAtomValue(all.pointed, { store: cells.store });
  const isPointed = pointed !== null && cellKeyOf(pointed) === cellKeyOf(cellRef);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  useEffect(() => all.listErrors(cellRef, errors), [all, cellRef, errors]);
  useEffect(() => {
    const line = isPointed && list.current?.querySelector<HTMLElement>('[data-severity="error"]');
    if (!line) return;
    line.focus();
    cells.store.set(all.pointed, null);
  }, [isPointed, findings, cells, all]);
  return list;
}
