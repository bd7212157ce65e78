import { useMemo, useSyncExternalStore } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { createEmitter } from '../../lib/emitter.js';
import { onceOnline } from '../../lib/online.js';
import { useProjectContext, useStructure } from '../project-context.js';
import type { KeySummary } from '../store/key-summary.js';
import type { PlacedCell } from '../store/use-cells.js';
import type { CellFinding, cellFindings } from '../findings/cell-findings.js';
import { useCheckSettings } from './check-settings.js';

let find: typeof cellFindings | null = null;
let pending: Promise<void> | null = null;
const arrived = createEmitter<void>();

async function load(): Promise<void> {
  try {
    find = (await onceOnline(() => import('../findings/cell-findings.js'))).cellFindings;
    arrived.emit();
  } catch {
    // Cells have no marks until the next editor opens and tries again.
    pending = null;
  }
}

/** Loads the checks; the grid shows without them. */
export const fetchChecks = (): void => void (pending ??= load());

/** The checks, once they are loaded. */
export const loadedChecks = (): typeof cellFindings | null => find;

const NONE: readonly (readonly CellFinding[])[] = [];

/** The errors and warnings of a cell, form by form; none until the checks and their settings are loaded. */
export function useCellFindings(
  row: KeySummary,
  language: LanguageView,
  placed: readonly PlacedCell[],
  sources: readonly PlacedCell[],
): readonly (readonly CellFinding[])[] {
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
