import type { LanguageView } from '#core/api/languages.js';

import { blockedBy } from '../../../project/checks/blocking.js';
import { mayEdit, mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { EditorTools, ReviewStatus } from '../view/editor-context.js';

/**
 * Sets the review status of every form of a key in a language, except empty forms, and announces it if a key was
 * pressed. If errors prevent the validation, shows and focuses the first one and returns false.
 */
export function reviewKey(
  tools: EditorTools,
  key: KeySummary,
  language: LanguageView,
  status: ReviewStatus,
  by: 'key' | 'button' = 'key',
): boolean {
  if (key.isDeleted || !mayReview(tools, language)) return true;
  const { cells, session } = tools.project;
  const refs = cellRefsOf(cells, key, language.id).filter((ref) => cells.get(ref).text !== '');
  if (refs.length === 0) {
    tools.announceUnreviewable(status);
    return true;
  }
  const blocked = status === 'validated' ? blockedBy(tools.project, key, language) : null;
  if (blocked) {
    tools.tellBlocked(blocked.count, mayEdit(tools, language));
    tools.project.findings.pointTo(blocked.ref);
    return false;
  }
  const isChanged = refs.some((ref) => cells.get(ref).status !== status);
  session.review(refs, status);
  if (by === 'key' && isChanged) {
    const id = status === 'validated' ? 'toast.validated' : 'toast.invalidated';
    tools.project.undo.tellLatest({ id, values: { key: key.name, language: language.name } });
  } else tools.announceStatus(key, language, status);
  return true;
}
