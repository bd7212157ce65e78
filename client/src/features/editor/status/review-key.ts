import type { LanguageView } from '#core/api/languages.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/key-cells.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { EditorTools } from '../editor-context.js';

/** Sets the review status of every form of a key in a language; empty forms have none. */
export function reviewKey(
  tools: EditorTools,
  key: KeySummary,
  language: LanguageView,
  status: ValueStatus,
): void {
  if (key.isDeleted || !mayReview(tools, language)) return;
  const { cells, session } = tools.project;
  const refs = cellRefsOf(cells, key, language.id).filter((ref) => cells.get(ref).text !== '');
  if (refs.length === 0) return tools.announceUnreviewable(status);
  for (const ref of refs) session.review(ref, status);
  tools.announceStatus(key, language, status);
}
