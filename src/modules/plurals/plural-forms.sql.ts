/** A condition: the value `sibling` is of the same key and language as the value `of`, in project $1, and of the form. */
export const siblingOf = (of: string, sibling: string, form?: string): string => `
  ${sibling}.project_id = $1 AND ${sibling}.key_id = ${of}.key_id AND ${sibling}.language_id = ${of}.language_id
  ${form === undefined ? '' : `AND ${sibling}.quantity = '${form}'`}`;

interface RowsToStore {
  /** The type of the rows: `form`, `moved_form`. */
  type: string;
  /** The query with the rows, which have an id. */
  from: string;
  /** A row as JSON. */
  row: string;
}

/** The number of rows in one stored row. */
const PART = 1_000;

/** The statement that stores rows with change set $2 of project $1, after those it already has. */
export const storeRows = ({ type, from, row }: RowsToStore): string => `
  INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
  SELECT $1::bigint, $2::bigint, numbered.part + before.parts, '${type}', jsonb_agg(row ORDER BY id)
  FROM (SELECT id, ${row} AS row, (row_number() OVER (ORDER BY id) - 1) / ${PART} AS part FROM ${from}) numbered
  CROSS JOIN (
    SELECT coalesce(max(part) + 1, 0) AS parts FROM change_set_rows WHERE project_id = $1 AND change_set_id = $2) before
  GROUP BY numbered.part, before.parts`;
