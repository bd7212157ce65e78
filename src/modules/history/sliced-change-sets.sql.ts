/** $1 project, $2 change set, $3 kind, $4 summary of its slices, $5 the seconds in which they may follow. */
export const CONTINUE_CHANGE_SET = `
  SELECT actor_id AS "actorId", reverted_by_id IS NOT NULL AS "isReverted",
         kind = $3 AND summary @> $4::jsonb AS "isSame", summary
  FROM change_set
  WHERE project_id = $1 AND id = $2 AND at > now() - make_interval(secs => $5)
  FOR UPDATE`;
