import { FORMER_REVIEW_ACTION, REVIEW_ACTION } from '#core/domain/history.js';

/** SQL for the current name of the action of history row `row`: rows from before a rename are still read. */
export const actionOf = (row: string): string =>
  `CASE ${row}.action WHEN '${FORMER_REVIEW_ACTION}' THEN '${REVIEW_ACTION}' ELSE ${row}.action END`;
