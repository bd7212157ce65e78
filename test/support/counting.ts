import type { ValueCounts } from '#core/api/projects.js';

import { Database } from '../../src/platform/database/database.js';
import { part } from './server/app.js';

/** The counts per language of a project, by counting its values. */
export async function recount(projectId: number): Promise<Map<number, ValueCounts>> {
  const rows = await part(Database).query<ValueCounts & { id: number }>(
    `SELECT l.id, count(*) FILTER (WHERE v.text = '') AS empty,
            count(*) FILTER (WHERE v.text <> '' AND v.status = 'modified') AS modified,
            count(*) FILTER (WHERE v.text <> '' AND v.status = 'validated') AS validated,
            count(*) FILTER (WHERE v.text <> '' AND v.status = 'invalidated') AS invalidated
     FROM language l LEFT JOIN translation_value v ON v.project_id = l.project_id AND v.language_id = l.id
     WHERE l.project_id = $1 GROUP BY l.id`,
    [projectId],
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Languages whose stored counts are not those of their values; must be empty. */
export async function miscounted(projectId: number): Promise<unknown[]> {
  return part(Database).query(
    `SELECT counted.*, stored.* FROM (
       SELECT l.id, count(*) FILTER (WHERE v.text = '') AS empty, count(*) FILTER (WHERE v.text <> '') AS texts
       FROM language l LEFT JOIN translation_value v
         ON v.project_id = l.project_id AND v.language_id = l.id AND NOT v.is_optional
       WHERE l.project_id = $1 GROUP BY l.id) counted
     LEFT JOIN (
       SELECT language_id, sum(empty) AS stored_empty, sum(modified + validated + invalidated) AS stored_texts
       FROM language_count WHERE project_id = $1 GROUP BY language_id) stored ON stored.language_id = counted.id
     WHERE (counted.empty, counted.texts) IS DISTINCT FROM (coalesce(stored_empty, 0), coalesce(stored_texts, 0))`,
    [projectId],
  );
}

/** Combinations of key, language and quantity without exactly one required value; must be empty. */
export async function missingValues(projectId: number): Promise<unknown[]> {
  return part(Database).query(
    // Without a join of keys and values: without statistics of this project, PostgreSQL would use a nested loop.
    `SELECT key, language, sum(found) AS found, sum(expected) AS expected FROM (
       SELECT key_id AS key, language_id AS language, 1 AS found, 0 AS expected
       FROM translation_value WHERE project_id = $1 AND NOT is_optional
       UNION ALL
       SELECT k.id, l.id, 0, CASE WHEN k.is_plural THEN cardinality(l.plural_forms) ELSE 1 END
       FROM translation_key k, language l WHERE k.project_id = $1 AND l.project_id = $1) cells
     GROUP BY key, language HAVING sum(found) <> sum(expected)`,
    [projectId],
  );
}

/** A digest of all rows of a project. */
export async function digest(projectId: number): Promise<string> {
  const tables = ['language', 'key_group', 'translation_key', 'translation_value', 'membership', 'history'];
  const parts = tables.map(
    (table) => `SELECT '${table} ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS part
                FROM ${table} t WHERE project_id = $1`,
  );
  const rows = await part(Database).query<{ part: string }>(
    `${parts.join(' UNION ALL ')} UNION ALL SELECT 'project ' || md5(p::text) FROM project p WHERE id = $1`,
    [projectId],
  );
  return rows
    .map((row) => row.part)
    .sort()
    .join(' ');
}
