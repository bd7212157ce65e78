import type { DataSource } from 'typeorm';

/** Columns with dates of creation or change; triggers write the last table. */
const DATES = [
  ['project', 'created_at'],
  ['project', 'updated_at'],
  ['language', 'created_at'],
  ['translation_key', 'created_at'],
  ['translation_value', 'updated_at'],
  ['membership', 'created_at'],
  ['project_revision', 'changed_at'],
] as const;

/** Spaces changes four minutes apart, so that a batch of calls does not share one time. */
const HISTORY = `
  UPDATE history h SET at = h.at - make_interval(days => $2) - (n.newer * interval '4 minutes')
    FROM (SELECT project_id, id, row_number() OVER (ORDER BY id DESC) AS newer FROM history WHERE at >= $1) n
   WHERE (h.project_id, h.id) = (n.project_id, n.id)`;

/**
 * Runs `change` and moves the dates of everything it wrote some days back. The application writes the rows, with the
 * current time; only dates are edited afterwards.
 */
export async function backdate(
  database: DataSource,
  daysAgo: number,
  change: () => Promise<void>,
): Promise<void> {
  const [now] = await database.query<{ since: Date }[]>('SELECT clock_timestamp() AS since');
  await change();
  await database.query(HISTORY, [now?.since, daysAgo]);
  for (const [table, column] of DATES)
    await database.query(
      `UPDATE ${table} SET ${column} = ${column} - make_interval(days => $2) WHERE ${column} >= $1`,
      [now?.since, daysAgo],
    );
}
