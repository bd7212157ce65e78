interface ArchivedRows {
  /** The type of the rows: `value`, `member_language`. */
  type: string;
  changeSetId: string;
  languageId: string;
}

/**
 * The rows of a type that a change set of project $1 keeps of a deleted language, as the table `r`. A change set may have
 * deleted several languages: the rows of each follow it.
 */
export const archivedRows = ({ type, changeSetId, languageId }: ArchivedRows): string => `
  change_set_rows r WHERE r.project_id = $1 AND r.change_set_id = ${changeSetId} AND r.row_type = '${type}'
    AND ${languageId} = (
      SELECT (l.rows->>'id')::bigint FROM change_set_rows l
      WHERE l.project_id = $1 AND l.change_set_id = ${changeSetId} AND l.row_type = 'language' AND l.part <= r.part
      ORDER BY l.part DESC LIMIT 1)`;
