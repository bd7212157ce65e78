import type { LanguageView } from '#core/api/languages.js';

import { mayEdit, mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';
import type { EditorTools } from './editor-context.js';

/** Returns whether the user may edit the texts of a cell. */
export const isWritable = (tools: EditorTools, key: KeySummary, language: LanguageView): boolean =>
  !key.isDeleted && mayEdit(tools, language);

/** Returns whether a cell can be opened: if the user may edit it, or to copy an unsaved text. */
export function mayOpen(tools: EditorTools, key: KeySummary, language: LanguageView): boolean {
  const { cells, session } = tools.project;
  if (key.isDeleted) return false;
  return (
    mayEdit(tools, language) || cellRefsOf(cells, key, language.id).some((ref) => session.isUnsaved(ref))
  );
}

/** Returns whether the texts of some status are listed for review, and the cell has one. */
export function isInReview(
  tools: EditorTools,
  key: KeySummary,
  language: LanguageView,
  statuses: readonly ShownStatus[],
): boolean {
  const { cells } = tools.project;
  return (
    statuses.some((status) => status !== 'empty') &&
    mayReview(tools, language) &&
    cellRefsOf(cells, key, language.id).some((ref) => cells.get(ref).text !== '')
  );
}
