import type { LanguageView } from '#core/api/languages.js';

import { answerTo } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { toast } from '../../../lib/toast.js';
import { useBulk } from '../../../project/bulk/use-bulk.js';
import type { Bulk } from '../../../project/bulk/use-bulk.js';
import { mayReview } from '../../../project/rights.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { ABSENT, codeOf } from '../../../project/store/value-table.js';
import type { ValueTable } from '../../../project/store/value-table.js';
import { useEditor } from '../editor-context.js';
import { useEditorView } from '../editor-view.js';
import { NO_FILTERS } from '../url-view.js';

type ReviewStatus = 'validated' | 'invalidated';

export interface BulkReview extends Pick<Bulk, 'progress' | 'isRunning' | 'stop'> {
  /** The number of values that each status would change. */
  counts: Record<ReviewStatus, number>;
  start: (status: ReviewStatus) => void;
}

/** Reviews the values of several keys: in the language of a column, from the column of the keys in all of them. */
export function useBulkReview(
  keys: readonly KeySummary[],
  all: readonly LanguageView[],
  column: number,
): BulkReview {
  const inColumn = all[column - 1];
  const tools = useEditor();
  const { onView } = useEditorView();
  const bulk = useBulk();
  const languageIds = (inColumn ? [inColumn] : all)
    .filter((language) => mayReview(tools, language))
    .map(({ id }) => id);
  const { table } = tools.project.cells;
  const counts = {
    validated: reviewable(table, keys, languageIds, 'validated'),
    invalidated: reviewable(table, keys, languageIds, 'invalidated'),
  };
  const showErrors = (): void =>
    onView({ ...NO_FILTERS, issues: 'any', ...(inColumn && { languageIds: [inColumn.id] }) });
  const review = async (status: ReviewStatus): Promise<void> => {
    const keyIds = keys.map(({ id }) => id);
    try {
      const { done, total, skipped } = await bulk.run(keyIds, [{ action: 'review', status, languageIds }]);
      const failing = skipped.failing ?? 0;
      if (failing > 0)
        toast.error('issue.bulk_blocked', { count: failing }, { id: 'issue.show', run: showErrors });
      if (done < total) toast.error('bulk.stopped', { done, total });
    } catch (error) {
      if (error instanceof ApiError && error.handled) return;
      const answer = answerTo(error, { 403: 'errors.unauthorized' });
      toast.error(typeof answer === 'string' ? answer : answer.id);
    }
  };
  return {
    ...bulk,
    counts,
    start: (status) => {
      if (!bulk.isRunning && counts[status] > 0) void review(status);
    },
  };
}

/** How many values a review would change: those with a text and another status. */
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
