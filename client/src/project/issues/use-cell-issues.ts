import { useMemo, useSyncExternalStore } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { createEmitter } from '../../lib/emitter.js';
import { onceOnline } from '../../lib/online.js';
import { useProjectContext, useStructure } from '../project-context.js';
import type { KeySummary } from '../store/key-summary.js';
import type { PlacedCell } from '../store/use-cells.js';
import { useCheckSettings } from './check-settings.js';
import type { CellIssue, cellIssues } from './cell-issues.js';

let find: typeof cellIssues | null = null;
let pending: Promise<void> | null = null;
const arrived = createEmitter<void>();

async function load(): Promise<void> {
  try {
    find = (await onceOnline(() => import('./cell-issues.js'))).cellIssues;
    arrived.emit();
  } catch {
    // The next editor to be opened tries again: until then cells have no marks.
    pending = null;
  }
}

/** Loads the checks, which are not needed for the grid to show. */
export const fetchChecks = (): void => void (pending ??= load());

/** The checks, once they are loaded. */
export const loadedChecks = (): typeof cellIssues | null => find;

const NONE: readonly (readonly CellIssue[])[] = [];

/** The errors and warnings of a cell, form by form; none until the checks and their settings are loaded. */
export function useCellIssues(
  row: KeySummary,
  language: LanguageView,
  placed: readonly PlacedCell[],
  sources: readonly PlacedCell[],
): readonly (readonly CellIssue[])[] {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const settings = useCheckSettings(project);
  const check = useSyncExternalStore(arrived.listen, () => find);
  return useMemo(
    () =>
      (settings && check?.({ cells: project.cells, structure, settings }, row, language, placed, sources)) ??
      NONE,
    [check, project, structure, settings, row, language, placed, sources],
  );
}
