import type pg from 'pg';

/** A foreign key of a table. */
export interface Reference {
  table: string;
  name: string;
  definition: string;
  target: string;
}

/** The tables of the schema with `project_id` in their primary key. */
const CONTENT = `
  SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND EXISTS (
    SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
    WHERE i.indrelid = c.oid AND i.indisprimary AND a.attname = 'project_id')
  ORDER BY c.relname`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition,
    confrelid::regclass::text AS target
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;

/** `project` and the tables of what is in projects, which have the project in their key. */
export async function contentTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(CONTENT);
  return ['project', ...rows.map(({ name }) => name)];
}

/** All foreign keys of the schema. */
export async function references(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(REFERENCES);
  return rows;
}
