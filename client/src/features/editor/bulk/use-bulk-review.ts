import { useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { answerTo } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { toast } from '../../../lib/toast.js';
import type { BulkProgress } from '../../../project/bulk/change-in-bulk.js';
import { useBulk } from '../../../project/bulk/use-bulk.js';
import type { Bulk } from '../../../project/bulk/use-bulk.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { ABSENT, codeOf } from '../../../project/store/value-table.js';
import type { ValueTable } from '../../../project/store/value-table.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { NO_FILTERS } from '../view/url-view.js';
import { useReviewScope } from './use-review-scope.js';
import type { ReviewScope } from './use-review-scope.js';

export type ReviewStatus = 'validated' | 'invalidated';

/** Reviews of more values need a confirmation. */
const MANY = 50;

export interface BulkReview extends Pick<Bulk, 'progress' | 'isRunning' | 'stop'> {
  scope: ReviewScope;
  /** The number of values that each status would change. */
  counts: Record<ReviewStatus, number>;
  /** The status that awaits a confirmation; null if there is none. */
  asked: ReviewStatus | null;
  /** Reviews the values, after a confirmation if there are many. */
  ask: (status: ReviewStatus) => void;
  start: (status: ReviewStatus) => void;
  /** Cancels the confirmation. */
  forget: () => void;
}

/** Reviews the values of several keys in the languages of the scope. */
export function useBulkReview(
  keys: readonly KeySummary[],
  shown: readonly LanguageView[],
  column: number,
): BulkReview {
  const { project } = useEditor();
  const bulk = useBulk();
  const scope = useReviewScope(shown, column, keys.length > 0);
  const [asked, setAsked] = useState<ReviewStatus | null>(null);
  const tell = useTellReviewed(scope);
  const languageIds = scope.chosen.map(({ id }) => id);
  const { table } = project.cells;
  const counts = {
    validated: reviewable(table, keys, languageIds, 'validated'),
    invalidated: reviewable(table, keys, languageIds, 'invalidated'),
  };
  const review = async (status: ReviewStatus): Promise<void> => {
    const keyIds = keys.map(({ id }) => id);
    try {
      tell(status, await bulk.run(keyIds, [{ action: 'review', status, languageIds }]));
    } catch (error) {
      if (error instanceof ApiError && error.handled) return;
      const answer = answerTo(error, { 403: 'errors.unauthorized' });
      toast.error(typeof answer === 'string' ? answer : answer.id);
    }
  };
  return {
    ...bulk,
    scope,
    counts,
    asked,
    ask(status) {
      if (bulk.isRunning || counts[status] === 0) return;
      if (counts[status] > MANY) setAsked(status);
      else void review(status);
    },
    start(status) {
      setAsked(null);
      void review(status);
    },
    forget: () => setAsked(null),
  };
}

/** Announces the result of a review, with Undo. */
function useTellReviewed({ chosen }: ReviewScope): (status: ReviewStatus, progress: BulkProgress) => void {
  const { project } = useEditor();
  const { onView } = useEditorView();
  const undo = useUndo(project.projectId);
  const showErrors = (): void =>
    onView({
      ...NO_FILTERS,
      findings: 'any',
      ...(chosen.length === 1 && { languageIds: chosen.map(({ id }) => id) }),
    });
  return (status, { done, total, changed, changeSetId, skipped }) => {
    const id = status === 'validated' ? 'toast.values_validated' : 'toast.values_invalidated';
    if (changed > 0) undo.tellSet(changeSetId, { id, values: { count: changed } });
    const failing = skipped.failing ?? 0;
    if (failing > 0)
      toast.error('finding.bulk_blocked', { count: failing }, { id: 'finding.show', run: showErrors });
    if (done < total) toast.error('bulk.stopped', { done, total });
  };
}

/** The number of values that a review would change: those with a text and another status. */
function reviewable(
  table: ValueTable,
  keys: readonly KeySummary[],
  languageIds: readonly number[],
  status: ReviewStatus,
): number {
  const same = [ABSENT, codeOf('empty'), codeOf(status)];
  let count = 0;
  for (const id of languageIds) {
    const { statuses } = table.column(id);
    for (const key of keys) {
      const [from, to] = table.slotsOf(key.id);
      for (let slot = from; slot < to; slot += 1) if (!same.includes(statuses[slot] ?? 0)) count += 1;
    }
  }
  return count;
}
