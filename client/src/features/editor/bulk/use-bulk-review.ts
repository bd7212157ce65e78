import type { LanguageView } from '#core/api/languages.js';

import { toast } from '../../../lib/toast.js';
import { mayReview } from '../../../project/rights.js';
import { cellRefsOf } from '../../../project/store/cell-ref.js';
import { useEditor } from '../editor-context.js';
import type { EditorTools } from '../editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { Cell } from '../../../project/store/value-cells.js';
import { useBulk } from './use-bulk.js';
import type { Bulk } from './use-bulk.js';

/** A limit, so that users review what they select. */
export const MOST_AT_ONCE = 100;

type ReviewStatus = 'validated' | 'invalidated';

export interface BulkReview extends Pick<Bulk, 'progress' | 'isRunning' | 'stop'> {
  /** The values that each status would change, at most one more than the limit. */
  refs: Record<ReviewStatus, CellRef[]>;
  start: (status: ReviewStatus) => void;
}

/** Reviews the values of several keys: in the language of a column, from the column of the keys in all of them. */
export function useBulkReview(
  keys: readonly KeySummary[],
  all: readonly LanguageView[],
  column: number,
): BulkReview {
  const inColumn = all[column - 1];
  const languages = inColumn ? [inColumn] : all;
  const tools = useEditor();
  const bulk = useBulk(tools.project);
  const refs = {
    validated: reviewableCells(tools, keys, languages, 'validated'),
    invalidated: reviewableCells(tools, keys, languages, 'invalidated'),
  };
  return {
    ...bulk,
    refs,
    start(status) {
      const wanted = reviewableCells(tools, keys, languages, status);
      if (bulk.isRunning || wanted.length === 0 || wanted.length > MOST_AT_ONCE) return;
      void bulk
        .run(wanted, (ref) => tools.project.session.review(ref, status))
        .then(({ refused }) => refused > 0 && toast.error('bulk.refused', { count: refused }));
    },
  };
}

function reviewableCells(
  tools: EditorTools,
  keys: readonly KeySummary[],
  languages: readonly LanguageView[],
  status: ReviewStatus,
): CellRef[] {
  const reviewable = languages.filter((language) => mayReview(tools, language));
  const found: CellRef[] = [];
  for (const key of keys)
    for (const { id } of reviewable) {
      if (found.length > MOST_AT_ONCE) return found;
      found.push(...cellRefsOf(key, id).filter((ref) => isReviewable(tools.project.cells.get(ref), status)));
    }
  return found;
}

const isReviewable = (cell: Pick<Cell, 'text' | 'status'>, status: ReviewStatus): boolean =>
  cell.text !== '' && cell.status !== status;
