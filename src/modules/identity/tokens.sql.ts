/** $1 hash, $2 now. */
export const FIND_TOKEN = `
  SELECT t.id, t.scopes, t.project_id AS "projectId", t.last_used_at AS "lastUsedAt", u.uid, u.email, t.email_verified AS "emailVerified"
  FROM personal_token t JOIN app_user u ON u.id = t.user_id
  WHERE t.token_hash = $1 AND (t.expires_at IS NULL OR t.expires_at > $2)`;

/** $1 token, $2 now, $3 a time before which the last use is out of date. */
export const RECORD_TOKEN_USE = `
  UPDATE personal_token SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)`;

/** $1 uid. */
export const REVOKE_TOKENS = `
  DELETE FROM personal_token t USING app_user u WHERE u.id = t.user_id AND u.uid = $1
  RETURNING t.id, t.user_id AS "userId", t.name, t.prefix, t.scopes, t.project_id AS "projectId"`;

/** $1 user, $2 project. */
export const REVOKE_BOUND_TOKENS = `
  DELETE FROM personal_token t WHERE t.user_id = $1 AND t.project_id = $2
  RETURNING t.id, t.user_id AS "userId", t.name, t.prefix, t.scopes, t.project_id AS "projectId"`;
