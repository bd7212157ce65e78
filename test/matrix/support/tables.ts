import { createHash } from 'node:crypto';

import type pg from 'pg';

/** New rows get ids from here on, above all existing ones. */
export const FIRST_NEW_ID = 5_001;

/** Null where there is no row. */
type Digest = string | null;

/** How to print a row, and which rows to print: SQL over `t`. */
interface View {
  row: string;
  condition: string;
}

const AS_IT_IS: View = { row: 't::text', condition: 'true' };

/** What differs between two equal changes: recent times, request ids, secrets and their salt. */
const OF_NOW = [
  String.raw`20[2-9]\d-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+\d\d`,
  String.raw`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`,
  String.raw`\$argon2id\$[^)]*`,
  String.raw`mtl_[\w-]+|[\w-]{43,}`,
];

/** A response, printed in the same way. */
export const apartFromNow = (text: string): string =>
  text.replaceAll(/20[2-9]\d-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)|mtl_[\w-]+/g, '#');

const APART_FROM_NOW: View = {
  row: `regexp_replace(t::text, '${OF_NOW.join('|')}', '#', 'g')`,
  condition: 'true',
};

/** Counters of triggers, whose rows depend on the connection; what they count is compared itself. */
const BY_CONNECTION = ['language_count', 'project_revision'];

const ORDINARY = `relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND NOT relispartition`;

/**
 * A snapshot of all tables: finds the changed ones, by row and column, and restores them. Tables and sequences come
 * from the catalogue, so that new ones are included.
 */
export class Tables {
  private constructor(
    private readonly client: pg.Client,
    readonly names: readonly string[],
    private readonly sequences: readonly string[],
    private readonly kept: ReadonlyMap<string, Digest>,
    private expected = kept,
  ) {}

  static async keep(client: pg.Client): Promise<Tables> {
    const names = await column(client, `SELECT relname AS name FROM pg_class WHERE ${ORDINARY} ORDER BY 1`);
    const sequences = await column(
      client,
      `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const copies = names.map((name) => `CREATE TABLE kept."${name}" AS TABLE public."${name}";`);
    await client.query(`CREATE SCHEMA kept; ${copies.join(' ')}`);
    return new Tables(client, names, sequences, await digestsOf(client, names, () => AS_IT_IS));
  }

  /** The tables that have changed. */
  async changed(): Promise<string[]> {
    const now = await digestsOf(this.client, this.names, () => AS_IT_IS);
    return this.names.filter((name) => now.get(name) !== this.expected.get(name));
  }

  /** Changes their contents, which must be noticed. */
  async change(sql: string): Promise<void> {
    // In replica mode, triggers do not count and references do not cascade.
    await this.client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);
  }

  /** Changes the tables for one cell, as its new baseline until they are restored. */
  async given(sql: string): Promise<void> {
    await this.change(sql);
    this.expected = await digestsOf(this.client, this.names, () => AS_IT_IS);
  }

  /** Those without a row. */
  async empty(): Promise<string[]> {
    const now = await digestsOf(this.client, this.names, () => AS_IT_IS);
    return this.names.filter((name) => now.get(name) === null);
  }

  /** The contents of the tables as one text: equal after two calls with the same effect. */
  async outcome(): Promise<string> {
    const names = this.names.filter((name) => !BY_CONNECTION.includes(name));
    return JSON.stringify([...(await digestsOf(this.client, names, () => APART_FROM_NOW))]);
  }

  /** The new history rows, as one text. */
  async newHistory(): Promise<string> {
    const rows = await column(
      this.client,
      `SELECT t::text AS name FROM history t WHERE id >= ${FIRST_NEW_ID}`,
    );
    return rows.join('|');
  }

  /** Restores what has changed; new rows get the same ids as the first new ones. */
  async restore(): Promise<void> {
    const now = await digestsOf(this.client, this.names, () => AS_IT_IS);
    const changed = this.names.filter((name) => now.get(name) !== this.kept.get(name));
    this.expected = this.kept;
    const rows = changed.map((name) => `DELETE FROM "${name}"; INSERT INTO "${name}" TABLE kept."${name}";`);
    const ids = this.sequences.map((name) => `PERFORM setval('public."${name}"', ${FIRST_NEW_ID}, false);`);
    await this.change(`${rows.join(' ')} DO $$ BEGIN ${ids.join(' ')} END $$`);
  }
}

/** Owners of rows: a project or a user, in every table. */
interface Owner {
  /** Rows that reference them. */
  columns: readonly string[];
  /** Their own rows. */
  tables: readonly string[];
  id: number;
}

export const project = (id: number): Owner => ({ columns: ['project_id'], tables: ['project'], id });

export const person = (id: number): Owner => ({
  columns: ['user_id', 'identity_id'],
  tables: ['app_user', 'identity'],
  id,
});

/** The rows of a project or user that is not part of a call. */
export class Bystander {
  private constructor(
    private readonly client: pg.Client,
    private readonly views: ReadonlyMap<string, View>,
    private readonly before: string,
  ) {}

  static async keep(client: pg.Client, { columns, tables, id }: Owner): Promise<Bystander> {
    const { rows } = await client.query<{ name: string; reference: string }>(
      `SELECT c.relname AS name, a.attname AS reference FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE ${ORDINARY} AND a.attname = ANY($1) AND NOT a.attisdropped ORDER BY 1`,
      [columns],
    );
    const own = tables.map((name) => ({ name, reference: 'id' }));
    const views = new Map(
      [...rows, ...own].map(({ name, reference }) => [
        name,
        { ...AS_IT_IS, condition: `${reference} = ${id}` },
      ]),
    );
    return new Bystander(client, views, await Bystander.stateOf(client, views));
  }

  async isUntouched(): Promise<boolean> {
    return (await Bystander.stateOf(this.client, this.views)) === this.before;
  }

  /** The contents of the rows as one text: equal after two calls with the same effect. */
  async outcome(): Promise<string> {
    const names = [...this.views.keys()].filter((name) => !BY_CONNECTION.includes(name));
    const viewOf = (name: string): View => ({
      ...AS_IT_IS,
      ...this.views.get(name),
      row: APART_FROM_NOW.row,
    });
    return JSON.stringify([...(await digestsOf(this.client, names, viewOf))]);
  }

  private static async stateOf(client: pg.Client, views: ReadonlyMap<string, View>): Promise<string> {
    const digests = await digestsOf(client, [...views.keys()], (name) => views.get(name) ?? AS_IT_IS);
    return JSON.stringify([...digests]);
  }
}

async function column(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

async function digestsOf(
  client: pg.Client,
  names: readonly string[],
  viewOf: (table: string) => View,
): Promise<Map<string, Digest>> {
  const parts = names.map((name) => {
    const { row, condition } = viewOf(name);
    return `SELECT '${name}' AS name, md5(string_agg(${row}, '|' ORDER BY ${row})) AS digest
      FROM public."${name}" t WHERE ${condition}`;
  });
  const text = parts.join(' UNION ALL ');
  // A named statement is parsed and planned once.
  const name = createHash('md5').update(text).digest('hex');
  const { rows } = await client.query<{ name: string; digest: Digest }>({ name, text });
  // A union has no order, so the parts are sorted by name.
  const found = new Map(rows.map(({ name, digest }) => [name, digest]));
  return new Map(names.map((name) => [name, found.get(name) ?? null]));
}
