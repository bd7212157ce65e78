import { readableLanguages } from '../members/readable-languages.sql.js';

/** Source of a file may be text of any of its languages: a member with limited languages reads it if they may read all. */
export const IS_READABLE = `
  (NOT f.head ? 'languageIds' OR NOT EXISTS (
    SELECT FROM membership m CROSS JOIN jsonb_array_elements_text(f.head->'languageIds') AS held(id)
    WHERE m.project_id = $1 AND m.id = $2 AND m.target_restricted
      AND held.id::bigint NOT IN (SELECT id FROM (${readableLanguages({ of: 'member' })}) r)))`;
