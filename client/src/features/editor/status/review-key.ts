import type { LanguageView } from '#core/api/languages.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/cell-ref.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { EditorTools } from '../editor-context.js';

/** Sets the review status of every form of a key in a language. */
export function reviewKey(
  tools: EditorTools,
  key: KeySummary,
  language: LanguageView,
  status: ValueStatus,
): void {
  if (key.isDeleted || !mayReview(tools, language)) return;
  for (const ref of cellRefsOf(key, language.id)) tools.project.session.review(ref, status);
  tools.announceStatus(key, language, status);
}
