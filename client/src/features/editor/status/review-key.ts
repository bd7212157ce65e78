import type { LanguageView } from '#core/api/languages.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { blockedBy } from '../../../project/issues/blocking.js';
import { mayEdit, mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { EditorTools } from '../editor-context.js';

/**
 * Sets the review status of every form of a key in a language; empty forms have none. False if errors keep the key from
 * being validated: then the first of them is shown, and takes the focus.
 */
export function reviewKey(
  tools: EditorTools,
  key: KeySummary,
  language: LanguageView,
  status: ValueStatus,
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
    tools.project.issues.pointTo(blocked.ref);
    return false;
  }
  for (const ref of refs) session.review(ref, status);
  tools.announceStatus(key, language, status);
  return true;
}
