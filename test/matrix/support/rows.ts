import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Before any call. */
export const NOW = '2025-01-01T00:00:00Z';

export async function insert(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
