import type pg from 'pg';

/** Queries that must return no rows after any fault. */
const INVARIANTS: Record<string, string> = {
  'INV-1: an import is there with all of its keys, or not at all': `
    SELECT l.id FROM language l JOIN translation_value v ON v.project_id = l.project_id AND v.language_id = l.id
    WHERE l.name LIKE 'import %'
    GROUP BY l.id HAVING count(*) FILTER (WHERE v.text LIKE 'import %') NOT IN (0, count(*))`,
  'INV-4: every key has one value in every language, or three': `
    SELECT k.id FROM translation_key k
    JOIN language l ON l.project_id = k.project_id
    LEFT JOIN translation_value v ON v.project_id = k.project_id AND v.key_id = k.id AND v.language_id = l.id
    GROUP BY k.project_id, k.id, l.id, k.is_plural
    HAVING count(v.id) <> CASE WHEN k.is_plural THEN 3 ELSE 1 END`,
  'INV-5: a project has one owner': `
    SELECT p.id FROM project p LEFT JOIN membership m ON m.project_id = p.id AND m.role = 'owner'
    GROUP BY p.id HAVING count(m.id) <> 1`,
  'INV-5: a user has one subscription at most': `
    SELECT user_id FROM subscription GROUP BY user_id HAVING count(*) > 1`,
  'the version of a value is that of its last change in the history': `
    SELECT v.id FROM translation_value v
    JOIN (SELECT project_id, value_id, max(version) AS version FROM history WHERE value_id IS NOT NULL
          GROUP BY project_id, value_id) h ON h.project_id = v.project_id AND h.value_id = v.id
    WHERE h.version <> v.version`,
  'the counts of a language are those of its values': `
    SELECT l.id FROM language l
    LEFT JOIN LATERAL (SELECT coalesce(sum(empty + modified + validated + invalidated), 0) AS counted
      FROM language_count c WHERE c.project_id = l.project_id AND c.language_id = l.id) c ON true
    LEFT JOIN LATERAL (SELECT count(*) AS there
      FROM translation_value v WHERE v.project_id = l.project_id AND v.language_id = l.id) v ON true
    WHERE c.counted <> v.there`,
};

/** The names of the invariants that do not hold; INV-2 and INV-3 are the checker's, INV-6 is the scenario's. */
export async function brokenInvariants(client: pg.Client): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, sql] of Object.entries(INVARIANTS)) {
    const { rowCount } = await client.query(sql);
    if (rowCount !== 0) broken.push(`${name} (${rowCount} rows)`);
  }
  return broken;
}
