import { FORMER_REVIEW_ACTION, REVIEW_ACTION } from '#core/domain/history.js';

// Both use the partial index index_history_former_review. Several processes may run this at the same time.
export const FORMER_REVIEWS_PROJECT = `
  SELECT project_id AS id FROM history WHERE action = '${FORMER_REVIEW_ACTION}' ORDER BY project_id LIMIT 1`;

export const RENAME_REVIEWS = `
  UPDATE history h SET action = '${REVIEW_ACTION}'
  FROM (
    SELECT id FROM history WHERE project_id = $1 AND action = '${FORMER_REVIEW_ACTION}'
    LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) former
  WHERE h.project_id = $1 AND h.id = former.id
  RETURNING h.id`;
