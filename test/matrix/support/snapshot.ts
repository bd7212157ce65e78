import type pg from 'pg';

import { ORDINARY } from './catalogue.js';
import { APART_FROM_NOW, AS_IT_IS, BY_CONNECTION, digestsOf } from './digests.js';
import type { Digest, View } from './digests.js';
import type { Writes } from './writes.js';
import type { WritesOnCitus } from './writes-on-citus.js';

/** The rows of each table that a view prints, as they were. Only tables that have been written are read again. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly writes: Writes | WritesOnCitus,
    private readonly views: ReadonlyMap<string, View>,
    private expected: ReadonlyMap<string, Digest>,
    private readonly kept = expected,
  ) {}

  static async keep(
    client: pg.Client,
    writes: Writes | WritesOnCitus,
    views: ReadonlyMap<string, View>,
  ): Promise<Snapshot> {
    return new Snapshot(client, writes, views, await digestsOf(client, views));
  }

  /** The tables that have changed. */
  async changed(): Promise<string[]> {
    return this.differing(await this.writes.tables());
  }

  /** The tables that are not as they were kept. */
  async toRestore(): Promise<string[]> {
    const now = await digestsOf(this.client, this.of(await this.writes.tables()));
    return [...now].filter(([name, digest]) => digest !== this.kept.get(name)).map(([name]) => name);
  }

  /** The same, but read in full. */
  changedInFull(): Promise<string[]> {
    return this.differing([...this.views.keys()]);
  }

  /** Takes what has been written as the new baseline, until `reset`. */
  async accept(): Promise<void> {
    const now = await digestsOf(this.client, this.of(await this.writes.tables()));
    this.expected = new Map([...this.kept, ...now]);
  }

  reset(): void {
    this.expected = this.kept;
  }

  /** The changed tables and their contents as one text: equal after two calls with the same effect. */
  async outcome(): Promise<string> {
    const changed = (await this.changed()).filter((name) => !BY_CONNECTION.includes(name));
    const views = [...this.of(changed)].map(
      ([name, view]) => [name, { ...view, row: APART_FROM_NOW.row }] as const,
    );
    return JSON.stringify([...(await digestsOf(this.client, new Map(views)))]);
  }

  private async differing(names: readonly string[]): Promise<string[]> {
    const now = await digestsOf(this.client, this.of(names));
    return [...now].filter(([name, digest]) => digest !== this.expected.get(name)).map(([name]) => name);
  }

  private of(names: readonly string[]): Map<string, View> {
    return new Map([...this.views].filter(([name]) => names.includes(name)));
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

/** The views of the rows of a project or user that is not part of a call. */
export async function rowsOf(
  client: pg.Client,
  { columns, tables, id }: Owner,
): Promise<ReadonlyMap<string, View>> {
  const { rows } = await client.query<{ name: string; reference: string }>(
    `SELECT c.relname AS name, a.attname AS reference FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE ${ORDINARY} AND a.attname = ANY($1) AND NOT a.attisdropped ORDER BY 1`,
    [columns],
  );
  const own = tables.map((name) => ({ name, reference: 'id' }));
  return new Map(
    [...rows, ...own].map(({ name, reference }) => [
      name,
      { ...AS_IT_IS, condition: `${reference} = ${id}` },
    ]),
  );
}
