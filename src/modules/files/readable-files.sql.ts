import { readableLanguages } from '../members/readable-languages.sql.js';

/** Source of a file may be text of any of its languages: a member with limited languages reads it if they may read all. */
export const IS_READABLE = `
  (NOT f.head ? 'languageIds'
    OR (SELECT NOT target_restricted FROM membership WHERE project_id = $1 AND id = $2)
    OR f.head->'languageIds' <@ (SELECT coalesce(jsonb_agg(r.id ORDER BY r.id), '[]') FROM (${readableLanguages({ of: 'member' })}) r))`;
