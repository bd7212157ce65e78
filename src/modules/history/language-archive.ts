import { Injectable } from '@nestjs/common';

import { Language } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

/** The number of values in one stored row. */
const PART = 1_000;

// Behind the rows that the change set already has. Those of a language follow it: see archived-language.sql.ts.
const ARCHIVE_LANGUAGE = `
  WITH start AS (
    SELECT coalesce(max(part) + 1, 0) AS part FROM change_set_rows WHERE project_id = $1 AND change_set_id = $3)
  INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
  SELECT $1::bigint, $3::bigint, (SELECT part FROM start), 'language', to_jsonb(l) FROM language l WHERE l.project_id = $1 AND l.id = $2
  UNION ALL
  SELECT $1::bigint, $3::bigint, (SELECT part + 1 FROM start), 'member_language', jsonb_agg(jsonb_build_array(membership_id, access) ORDER BY membership_id, access)
  FROM member_language WHERE project_id = $1 AND language_id = $2 HAVING count(*) > 0
  UNION ALL
  SELECT $1::bigint, $3::bigint, (SELECT part + 2 FROM start), 'invitation_language', jsonb_agg(jsonb_build_array(invitation_id, access) ORDER BY invitation_id, access)
  FROM invitation_language WHERE project_id = $1 AND language_id = $2 HAVING count(*) > 0`;

// The deleting statement stores what it deletes: a text saved just before is in it.
const ARCHIVE_VALUES = `
  WITH dead AS (
    DELETE FROM translation_value WHERE project_id = $1 AND language_id = $2
    RETURNING *),
  start AS (
    SELECT max(part) + 1 AS part FROM change_set_rows WHERE project_id = $1 AND change_set_id = $3),
  numbered AS (
    SELECT dead.*, start.part + (row_number() OVER (ORDER BY id) - 1) / ${PART} AS part FROM dead, start),
  stored AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $3::bigint, part, 'value', jsonb_agg(jsonb_build_array(id, key_id, quantity, text, status, version, source_version,
      major_version) ORDER BY id)
    FROM numbered GROUP BY part)
  SELECT count(*) FILTER (WHERE text <> '') AS texts FROM dead`;

/** Deletes a language so that it can be restored with its values, and with the limits of members and invitations. */
@Injectable()
export class LanguageArchive {
  constructor(private readonly database: Database) {}

  /** Inside a transaction with the exclusive lock of the project. Returns the number of its texts. */
  async remove(projectId: number, languageId: number, changeSetId: number): Promise<number> {
    const parameters = [projectId, languageId, changeSetId];
    await this.database.query(ARCHIVE_LANGUAGE, parameters);
    const [row] = await this.database.query<{ texts: number }>(ARCHIVE_VALUES, parameters);
    await this.database.repository(Language).delete({ projectId, id: languageId });
    return row?.texts ?? 0;
  }
}
