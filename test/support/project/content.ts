import { Database } from '../../../src/platform/database/database.js';
import { part } from '../server/app.js';

const CONTENT = `
  SELECT array_to_string(line, ' · ') AS line FROM (
    SELECT ARRAY['language', id::text, name, tag] FROM language WHERE project_id = $1
    UNION ALL SELECT ARRAY['group', id::text, name] FROM key_group WHERE project_id = $1
    UNION ALL SELECT ARRAY['key', id::text, group_id::text, name, is_plural::text, description, max_length::text, obsolete_at::text]
      FROM translation_key WHERE project_id = $1
    UNION ALL SELECT ARRAY['tag', key_id::text, tag] FROM key_tag WHERE project_id = $1
    UNION ALL SELECT ARRAY['value', key_id::text, language_id::text, (row_number() OVER (PARTITION BY key_id, language_id ORDER BY id))::text,
        quantity, text, status]
      FROM translation_value WHERE project_id = $1
    UNION ALL SELECT ARRAY['limit', membership_id::text, language_id::text, access] FROM member_language WHERE project_id = $1
    UNION ALL SELECT ARRAY['invited', invitation_id::text, language_id::text, access] FROM invitation_language WHERE project_id = $1
  ) content(line) ORDER BY 1`;

/** The content of a project, one line per row, without versions and dates. */
export async function contentLines(projectId: number): Promise<string[]> {
  const rows = await part(Database).query<{ line: string }>(CONTENT, [projectId]);
  return rows.map(({ line }) => line);
}
