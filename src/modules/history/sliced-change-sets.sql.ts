import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';

/** $1 project, $2 change set, $3 kind, $4 summary of its slices. */
export const CONTINUE_CHANGE_SET = `
  SELECT actor_id AS "actorId", reverted_by_id IS NOT NULL AS "isReverted",
         kind = $3 AND summary @> $4::jsonb AS "isSame", coalesce((summary->>'changed')::int, 0) AS changed
  FROM change_set
  WHERE project_id = $1 AND id = $2 AND at > now() - make_interval(days => ${CHANGE_SET_DAYS})
  FOR UPDATE`;
