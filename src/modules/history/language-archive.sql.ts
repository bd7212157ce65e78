/** The number of values in one stored row. */
const PART = 1_000;

// Added after the rows that the change set already has. The rows of a language follow it: see archived-language.sql.ts.
// Entries of the audit log after the last one tell which limits of members were changed later.
export const ARCHIVE_LANGUAGE = `
  WITH start AS (
    SELECT coalesce(max(part) + 1, 0) AS part FROM change_set_rows WHERE project_id = $1 AND change_set_id = $3)
  INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
  SELECT $1::bigint, $3::bigint, (SELECT part FROM start), 'language', to_jsonb(l) FROM language l WHERE l.project_id = $1 AND l.id = $2
  UNION ALL
  SELECT $1::bigint, $3::bigint, (SELECT part + 1 FROM start), 'member_language', jsonb_agg(jsonb_build_array(membership_id, access, (SELECT max(id) FROM audit_log WHERE project_id = $1)) ORDER BY membership_id, access)
  FROM member_language WHERE project_id = $1 AND language_id = $2 HAVING count(*) > 0
  UNION ALL
  SELECT $1::bigint, $3::bigint, (SELECT part + 2 FROM start), 'invitation_language', jsonb_agg(jsonb_build_array(invitation_id, access) ORDER BY invitation_id, access)
  FROM invitation_language WHERE project_id = $1 AND language_id = $2 HAVING count(*) > 0`;

// The deleting statement stores what it deletes: a text saved just before is in it.
export const ARCHIVE_VALUES = `
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
