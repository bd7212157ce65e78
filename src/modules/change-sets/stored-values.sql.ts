import { quantitiesOf } from '../translations/quantities.sql.js';

interface StoredValues {
  /** The query with the keys, by `id` and `is_plural`, that have no values now. */
  keys: string;
  /** The query with the `id` of the same keys and the `old` state of their history rows, which names their values. */
  old: string;
}

/**
 * The query `filled`, which restores values of keys in project $1 from the history, under the same ids, so that they
 * keep their history. As for a new key, each language gets values.
 */
export const storedValues = ({ keys, old }: StoredValues): string => `
  stored AS (
    SELECT key.id AS key_id, x.id, x."languageId" AS language_id, x.quantity, x.text, x.status, x.version,
           x."sourceVersion" AS source_version, x."majorVersion" AS major_version
    FROM ${keys} key JOIN ${old} state ON state.id = key.id
    CROSS JOIN LATERAL jsonb_to_recordset(coalesce(state.old->'values', '[]'))
      AS x(id bigint, "languageId" bigint, quantity text, text text, status text, version integer,
        "sourceVersion" integer, "majorVersion" integer)),
  filled AS (
    INSERT INTO translation_value (project_id, id, key_id, language_id, quantity, text, status, version, is_optional,
      source_version, major_version)
    SELECT $1, coalesce(id, nextval(pg_get_serial_sequence('translation_value', 'id'))), key_id, language_id, quantity, text,
           status, version, is_optional, source_version, major_version
    FROM (
      SELECT stored.id, ${keys}.id AS key_id, l.id AS language_id, q.quantity, coalesce(stored.text, '') AS text,
             coalesce(stored.status, 'modified') AS status, coalesce(stored.version + 1, 1) AS version,
             false AS is_optional, q.place, stored.source_version, stored.major_version
      FROM ${keys} JOIN language l ON l.project_id = $1
      CROSS JOIN LATERAL ${quantitiesOf({ isPlural: `${keys}.is_plural`, forms: 'l.plural_forms', as: 'q' })}
      LEFT JOIN stored ON stored.key_id = ${keys}.id AND stored.language_id = l.id
        AND stored.quantity IS NOT DISTINCT FROM q.quantity
      UNION ALL
      SELECT stored.id, stored.key_id, l.id, stored.quantity, stored.text, stored.status, stored.version + 1, true, stored.id,
             stored.source_version, stored.major_version
      FROM stored JOIN language l ON l.project_id = $1 AND l.id = stored.language_id
      WHERE stored.quantity <> ALL (l.plural_forms) AND stored.text <> ''
      ORDER BY key_id, language_id, is_optional, place) back
    RETURNING text)`;
