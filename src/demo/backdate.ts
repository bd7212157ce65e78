import type { DataSource } from 'typeorm';

/** Dates of what was made or changed; the last table is written by triggers of the others. */
const DATES = [
  ['project', 'created_at'],
  ['project', 'updated_at'],
  ['language', 'created_at'],
  ['translation_key', 'created_at'],
  ['translation_value', 'updated_at'],
  ['membership', 'created_at'],
  ['project_revision', 'changed_at'],
] as const;

/** Nobody does everything at once: between two changes lie some minutes. */
const HISTORY = `
  UPDATE history h SET at = h.at - make_interval(days => $2) - (n.newer * interval '4 minutes')
    FROM (SELECT project_id, id, row_number() OVER (ORDER BY id DESC) AS newer FROM history WHERE at >= $1) n
   WHERE (h.project_id, h.id) = (n.project_id, n.id)`;

/**
 * Lets `happen` have happened some days ago. Only dates are told: what is there was written by the product, whose rows
 * all say now.
 */
export async function backdate(
  database: DataSource,
  daysAgo: number,
  happen: () => Promise<void>,
): Promise<void> {
  const [now] = await database.query<{ since: Date }[]>('SELECT clock_timestamp() AS since');
  await happen();
  await database.query(HISTORY, [now?.since, daysAgo]);
  for (const [table, column] of DATES)
    await database.query(
      `UPDATE ${table} SET ${column} = ${column} - make_interval(days => $2) WHERE ${column} >= $1`,
      [now?.since, daysAgo],
    );
}
