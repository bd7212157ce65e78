import { FORMER_REVIEW_ACTION } from '#core/domain/history.js';
import type { HistoryAction } from '#core/domain/history.js';

const REVIEWED: HistoryAction = 'value.reviewed';

/** SQL for the action of history row `row`, by its present name: rows written before it was renamed are still read. */
export const actionOf = (row: string): string =>
  `CASE ${row}.action WHEN '${FORMER_REVIEW_ACTION}' THEN '${REVIEWED}' ELSE ${row}.action END`;
