import { isoMoment } from '../../../platform/database/moment.js';
import { keyColumns, tagsOf, valuesJson } from '../../content/content.sql.js';
import { BASE_LANGUAGE } from '../../content/source.sql.js';
import { actionOf } from '../../history/action.sql.js';
import { visible } from '../../history/visible.sql.js';
import { readableLanguages } from '../../members/readable-languages.sql.js';

const listOf = (query: string, order: string): string =>
  `(SELECT coalesce(json_agg(listed ORDER BY ${order}), '[]') FROM (${query}) listed)`;

/** The values $2, and those of the keys $3 by index per language, as for other lists of values. */
const VALUES = `
  SELECT v.* FROM translation_value v WHERE v.project_id = $1 AND v.id = ANY($2)
  UNION ALL
  SELECT of_key.* FROM language named CROSS JOIN LATERAL (
    SELECT v.* FROM translation_value v
    WHERE v.project_id = $1 AND v.language_id = named.id AND v.key_id = ANY($3) OFFSET 0) of_key
  WHERE named.project_id = $1 AND of_key.id <> ALL($2)`;

/** The estimated size of a value besides its text. */
const BYTES_OF_VALUE = 300;

/** The position in the history of project $1. */
const CURSOR = '(SELECT coalesce(max(h.id), 0) FROM history h WHERE h.project_id = $1)';

/**
 * When the oldest other running transaction began; null if there is none. Its changes are not visible yet and will have
 * this time in the history, before changes that are already visible.
 */
export const OLDEST_RUNNING = `
  SELECT min(xact_start)::text AS oldest FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/**
 * The last change of project $1 that is older than every running transaction. `oldest`: OLDEST_RUNNING, read before.
 */
const safeCursor = (oldest: string): string => `
  coalesce((SELECT h.id FROM history h
    WHERE h.project_id = $1 AND h.at < coalesce(${oldest}::timestamptz, 'infinity') ORDER BY h.id DESC LIMIT 1), 0)`;

/** The bytes of the values and keys below, without reading texts that are stored apart from their rows. */
const BYTES = `
  (SELECT coalesce(sum(octet_length(v.text) + ${BYTES_OF_VALUE}), 0) FROM (${VALUES}) v)
    + (SELECT coalesce(sum(octet_length(k.description)), 0) FROM translation_key k WHERE k.project_id = $1 AND k.id = ANY($4))`;

/**
 * The current state of the values $2, the values of the keys $3, the keys $4, groups $5 and languages $6 of project $1,
 * and with $7 of the project itself. A single statement, so that cursor and content are of the same snapshot. $8 is
 * when the oldest transaction began. No row if it is more than $9 bytes.
 */
export const CONTENT = `
  SELECT ${CURSOR} AS cursor, ${safeCursor('$8')} AS "safeCursor",
    (SELECT coalesce(json_agg(value.json::json ORDER BY value.language_id, value.key_id, value.id), '[]')
     FROM (${valuesJson({
       value: 'v',
       language: 'l',
       from: `(${VALUES}) v JOIN (SELECT id, name, NULL AS access FROM language WHERE project_id = $1) l ON l.id = v.language_id`,
     })}) value) AS "values",
    ${listOf(
      `SELECT ${keyColumns({ as: 'k', tags: tagsOf({ as: 'k' }) })} FROM translation_key k WHERE k.project_id = $1 AND k.id = ANY($4)`,
      'listed.id',
    )} AS keys,
    ${listOf('SELECT id, name, file_id AS "fileId" FROM key_group WHERE project_id = $1 AND id = ANY($5)', 'listed.id')} AS groups,
    ${listOf('SELECT id, name, tag FROM language WHERE project_id = $1 AND id = ANY($6)', 'listed.id')} AS languages,
    (SELECT row_to_json(settings) FROM (
      SELECT p.name, p.color, p.description, p.plural_mode AS "pluralMode", ${BASE_LANGUAGE} AS "sourceLanguageId",
        ${isoMoment('p.updated_at')} AS "updatedAt", ${isoMoment('p.archived_at')} AS "archivedAt"
      FROM project p WHERE p.id = $1 AND $7::boolean) settings) AS project
  WHERE ${BYTES} <= $9`;

/** The languages that membership $2 of project $1 may read. */
export const LANGUAGES = `
  SELECT id, name, tag, access FROM (${readableLanguages({ of: 'member' })}) l ORDER BY id`;

/** Changes committed this long before the last known one may not have been sent by then. */
const OVERLAP = `interval '60 seconds'`;

/** The history does not list the values of a new language, like those of an import. */
const NAMED_ACTION = `CASE h.action WHEN 'language.created' THEN 'language.imported' ELSE ${actionOf('h')} END`;

/**
 * The changes that membership $2 of project $1 may have missed since the cursor $3, from the history; `isTruncated` if
 * there are more than $4. $5 is when the oldest transaction began.
 */
export const MISSED = `
  WITH l AS (${readableLanguages({ of: 'member' })}),
  h AS (SELECT * FROM history WHERE project_id = $1 ORDER BY id DESC LIMIT $4 + 1)
  SELECT ${safeCursor('$5')} AS cursor,
    (SELECT count(*) > $4 AND min(h.id) > $3 FROM h) AS "isTruncated",
    (SELECT coalesce(json_agg(jsonb_strip_nulls(to_jsonb(listed)) ORDER BY listed.id), '[]') FROM (
      SELECT h.id, ${NAMED_ACTION} AS action, h.group_id AS "groupId", h.key_id AS "keyId",
        h.language_id AS "languageId", h.value_id AS "valueId", h.version, nullif(h.old ? 'values', false) AS "isRefilled"
      FROM h JOIN membership m ON m.project_id = $1 AND m.id = $2
      WHERE (h.id > $3 OR h.id < $3
          AND h.at >= (SELECT seen.at - ${OVERLAP} FROM history seen WHERE seen.project_id = $1 AND seen.id = $3))
        AND ${visible({ as: 'h', member: 'm', languages: 'l' })}) listed) AS changes`;

/** Whether project $1 has the key $2 and the language $3; null is none. */
export const HAS_CELL = `
  SELECT ($2::bigint IS NULL OR EXISTS (SELECT FROM translation_key WHERE project_id = $1 AND id = $2))
    AND ($3::bigint IS NULL OR EXISTS (SELECT FROM language WHERE project_id = $1 AND id = $3)) AS "hasCell"`;

/** The cursor from which to follow project $1; $2 is when the oldest transaction began. */
export const POSITION = `SELECT ${safeCursor('$2')} AS cursor`;
