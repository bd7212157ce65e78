import type pg from 'pg';

/**
 * The tables of the product in the catalogue, so that new ones are included. Unlogged ones only count calls, those that
 * are refused as well.
 */
export const ORDINARY = `relkind IN ('r', 'p') AND relpersistence <> 'u' AND relnamespace = 'public'::regnamespace AND NOT relispartition`;

/** The values of the column `name`. */
export async function column(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}
