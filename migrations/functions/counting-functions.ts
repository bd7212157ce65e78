const counts = (rows: string, sign: 1 | -1, which: string) => `
  SELECT project_id, language_id,
         ${sign} * count(*) FILTER (WHERE text = '' ${which}) AS empty,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'modified' ${which}) AS modified,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'validated' ${which}) AS validated,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'invalidated' ${which}) AS invalidated
  FROM ${rows} GROUP BY project_id, language_id`;

// The join with language leaves out languages that are being deleted in the same cascade.
const add = (deltas: string) => `
  INSERT INTO language_count AS c (project_id, language_id, slot, empty, modified, validated, invalidated)
  SELECT d.project_id, d.language_id, counting_slot(),
         sum(d.empty), sum(d.modified), sum(d.validated), sum(d.invalidated)
  FROM (${deltas}) d JOIN language l ON l.project_id = d.project_id AND l.id = d.language_id
  GROUP BY d.project_id, d.language_id
  HAVING (sum(d.empty), sum(d.modified), sum(d.validated), sum(d.invalidated)) <> (0, 0, 0, 0)
  ORDER BY d.project_id, d.language_id
  ON CONFLICT (project_id, language_id, slot) DO UPDATE SET
    empty = c.empty + excluded.empty, modified = c.modified + excluded.modified,
    validated = c.validated + excluded.validated, invalidated = c.invalidated + excluded.invalidated;`;

const replaced = (event: 'insert' | 'update' | 'delete', deltas: string) =>
  `CREATE OR REPLACE FUNCTION count_values_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${add(deltas)} RETURN NULL; END $$`;

/** The functions that count the values of languages, as in the initial schema. @param which a further condition on values */
export const countingFunctions = (which: string): string[] => [
  replaced('insert', counts('added', 1, which)),
  replaced('delete', counts('removed', -1, which)),
  replaced('update', `${counts('added', 1, which)} UNION ALL ${counts('removed', -1, which)}`),
];
