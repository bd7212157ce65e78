import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';
import { WEB_FORMATS } from '#core/formats/index.js';

/** Rows to delete, project by project. Several processes may delete at the same time. */
export interface Expired {
  /** A project with such rows, as `id`. */
  project: string;
  /** Deletes up to $2 rows of project $1. */
  remove: string;
  parameters: unknown[];
}

const isOld = (row: string): string => `${row}.at < now() - interval '${CHANGE_SET_DAYS} days'`;

const rowsFrom = (condition: string): string => `
  FROM change_set_rows r JOIN change_set c ON c.project_id = r.project_id AND c.id = r.change_set_id
  WHERE ${isOld('c')} AND ${condition}`;

export const EXPIRED_ROWS: Expired = {
  project: `SELECT r.project_id AS id ${rowsFrom('true')} ORDER BY r.project_id LIMIT 1`,
  remove: `
    DELETE FROM change_set_rows r USING (
      SELECT r.change_set_id, r.part ${rowsFrom('r.project_id = $1')} LIMIT $2 FOR UPDATE OF r SKIP LOCKED) expired
    WHERE r.project_id = $1 AND r.change_set_id = expired.change_set_id AND r.part = expired.part
    RETURNING r.part`,
  parameters: [],
};

/**
 * The files that no revert can make count again: those of reverted imports, those with a later file in their place, and
 * those of deleted languages and removed files.
 * @param project of the tables in subqueries
 * @param single the formats of which a language has one file
 */
const filesFrom = (condition: string, project: string, single: string): string => `
  FROM file_profile f
  LEFT JOIN change_set c ON c.project_id = f.project_id AND c.id = f.change_set_id
  LEFT JOIN change_set undo ON undo.project_id = f.project_id AND undo.id = c.reverted_by_id
  WHERE ${condition} AND ${isOld('f')} AND (
    ${isOld('undo')}
    OR EXISTS (
      SELECT FROM file_profile later
      LEFT JOIN change_set l ON l.project_id = later.project_id AND l.id = later.change_set_id
      WHERE later.project_id = ${project} AND later.language_id = f.language_id AND later.id > f.id AND later.format = f.format
        AND later.file_id IS NOT DISTINCT FROM f.file_id
        AND (f.file_id IS NOT NULL OR later.name = f.name OR f.format = ANY(${single})) AND ${isOld('later')} AND l.reverted_by_id IS NULL)
    OR NOT EXISTS (SELECT FROM language l WHERE l.project_id = ${project} AND l.id = f.language_id)
      AND NOT EXISTS (
        SELECT FROM change_set_rows r WHERE r.project_id = ${project} AND r.row_type = 'language'
          AND (r.rows->>'id')::bigint = f.language_id)
    OR f.file_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM project_file p WHERE p.project_id = ${project} AND p.id = f.file_id)
      AND NOT EXISTS (
        SELECT FROM change_set removal
        JOIN history h ON h.project_id = removal.project_id AND h.change_set_id = removal.id AND h.action = 'file.deleted'
        WHERE removal.project_id = ${project} AND NOT (${isOld('removal')}) AND (h.old->>'id')::bigint = f.file_id)
      AND NOT EXISTS (
        SELECT FROM change_set_rows r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS item
        WHERE r.project_id = ${project} AND r.row_type = 'document_file' AND (item->>0)::bigint = f.id))`;

export const EXPIRED_FILES: Expired = {
  project: `SELECT f.project_id AS id ${filesFrom('true', 'f.project_id', '$1')} ORDER BY f.project_id LIMIT 1`,
  remove: `
    DELETE FROM file_profile f USING (
      SELECT f.id ${filesFrom('f.project_id = $1', '$1', '$3')} LIMIT $2 FOR UPDATE OF f SKIP LOCKED) done
    WHERE f.project_id = $1 AND f.id = done.id
    RETURNING f.id`,
  parameters: [WEB_FORMATS],
};
