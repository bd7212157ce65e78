import type pg from 'pg';

import { COMPATIBILITY } from '../database/compatibility.js';

/** Records which migrations ran; running them writes it. */
export const MIGRATIONS = 'migrations';

/** The contents of a database except its rows; names are quoted for SQL. */
export interface Contents {
  /** Oldest first. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  /** The last value of each sequence; null if it was never used. */
  sequences: { name: string; last: string | null }[];
}

/**
 * Leaves out generated columns, which cannot be written, two tables that the migrations write during a restore, and those
 * that a crash of the database empties as well.
 */
const TABLES = `
  SELECT quote_ident(c.relname) AS name, array_agg(quote_ident(a.attname)::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence <> 'u'
    AND c.relname NOT IN ('${MIGRATIONS}', '${COMPATIBILITY}') AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT quote_ident(sequencename) AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname = current_schema() AND sequencename <> '${MIGRATIONS}_id_seq' ORDER BY sequencename`;

/** Sequences are not transactional: read after the snapshot, a sequence is never behind it. */
export async function contentsOf(client: pg.Client): Promise<Contents> {
  const migrations = await migrationsOf(client);
  const tables = await client.query<Contents['tables'][number]>(TABLES);
  const sequences = await client.query<Contents['sequences'][number]>(SEQUENCES);
  return { migrations: migrations ?? [], tables: tables.rows, sequences: sequences.rows };
}

/** The migrations that ran, oldest first; null for a database without the migrations table. */
export async function migrationsOf(client: pg.Client): Promise<string[] | null> {
  const found = await client.query(`SELECT to_regclass('${MIGRATIONS}') AS id`);
  if ((found.rows as { id: string | null }[])[0]?.id === null) return null;
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS} ORDER BY id`);
  return rows.map(({ name }) => name);
}
