import { useAtomValue } from 'jotai';

import type { LanguageView } from '#core/api/languages.js';

import type { OpenProject } from '../open-project.js';
import { useProjectContext, useStructure } from '../project-context.js';
import { cellKeyOf } from '../store/cell-ref.js';
import type { CellRef } from '../store/cell-ref.js';
import { cellRefsOf } from '../store/key-cells.js';
import type { KeySummary } from '../store/key-summary.js';
import { useCells } from '../store/use-cells.js';
import type { CellFinding } from '../findings/cell-findings.js';
import { baseLanguageOf } from '../store/base-language.js';
import { useCheckSettings } from './check-settings.js';
import { loadedChecks, useCellFindings } from './use-cell-findings.js';

/** The errors that prevent a key from being validated in a language. */
export interface Blocked {
  /** The first form with an error. */
  ref: CellRef;
  /** The number of errors in all forms. */
  count: number;
}

const errorsIn = (findings: readonly CellFinding[] = []): number =>
  findings.filter(({ severity }) => severity === 'error').length;

/** The errors that prevent a key from being validated; null without any, or until the checks are loaded. */
export function blockedBy(project: OpenProject, row: KeySummary, language: LanguageView): Blocked | null {
  const { cells } = project;
  const settings = cells.store.get(project.checks);
  const check = loadedChecks();
  if (!settings?.blocksOnErrors || !check) return null;
  const structure = cells.store.get(project.structure);
  const placedIn = (languageId: number) =>
    cellRefsOf(cells, row, languageId).map((ref) => ({ ref, cell: cells.get(ref) }));
  const placed = placedIn(language.id);
  const sources = placedIn(baseLanguageOf(structure)?.id ?? 0);
  const counts = check({ cells, structure, settings }, row, language, placed, sources).map((findings, at) =>
    placed[at]?.cell.text === '' ? 0 : errorsIn(findings),
  );
  const first = placed[counts.findIndex((count) => count > 0)];
  return first ? { ref: first.ref, count: counts.reduce((sum, count) => sum + count, 0) } : null;
}

/** Whether errors prevent a key from being validated in a language, including errors of a text that is being typed. */
export function useIsBlocked(row: KeySummary, language: LanguageView): boolean {
  const { project } = useProjectContext();
  const { cells } = project;
  const settings = useCheckSettings(project);
  const placed = useCells(cells, row, language.id);
  const sources = useCells(cells, row, baseLanguageOf(useStructure(project))?.id ?? 0);
  const findings = useCellFindings(row, language, placed, sources);
  const listed = useAtomValue(project.findings.listedErrors, { store: cells.store });
  return (
    settings?.blocksOnErrors === true &&
    placed.some(({ ref, cell }, at) => {
      const typed = listed.get(cellKeyOf(ref));
      return typed === undefined ? cell.text !== '' && errorsIn(findings[at]) > 0 : typed > 0;
    })
  );
}
