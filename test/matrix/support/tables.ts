import type pg from 'pg';

import { column, ORDINARY } from './catalogue.js';
import { AS_IT_IS } from './digests.js';
import { Snapshot } from './snapshot.js';
import { Writes } from './writes.js';
import { WritesOnCitus } from './writes-on-citus.js';
import { onCitus } from '../../support/database/citus.js';

/** New rows get ids from here on, above all existing ones. */
export const FIRST_NEW_ID = 5_001;

/**
 * All tables of the database: finds the changed ones, by row and column, and restores them. Tables and sequences come
 * from the catalogue, so that new ones are included.
 */
export class Tables {
  private constructor(
    private readonly client: pg.Client,
    readonly names: readonly string[],
    private readonly sequences: readonly string[],
    readonly writes: Writes | WritesOnCitus,
    private readonly rows: Snapshot,
  ) {}

  static async keep(client: pg.Client): Promise<Tables> {
    const names = await column(client, `SELECT relname AS name FROM pg_class WHERE ${ORDINARY} ORDER BY 1`);
    const sequences = await column(
      client,
      `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const copies = names.map((name) => `CREATE TABLE kept."${name}" AS TABLE public."${name}";`);
    await client.query(`CREATE SCHEMA kept; ${copies.join(' ')}`);
    const writes = onCitus() ? await WritesOnCitus.count(names) : await Writes.count(client, names);
    const views = new Map(names.map((name) => [name, AS_IT_IS]));
    const tables = new Tables(client, names, sequences, writes, await Snapshot.keep(client, writes, views));
    await tables.restore();
    return tables;
  }

  /** The tables that have changed. */
  changed(): Promise<string[]> {
    return this.rows.changed();
  }

  /** The same, without relying on the count of writes. */
  changedInFull(): Promise<string[]> {
    return this.rows.changedInFull();
  }

  /** The changes as one text: equal after two calls with the same effect. */
  outcome(): Promise<string> {
    return this.rows.outcome();
  }

  /** Changes their contents, which must be noticed. */
  async change(sql: string): Promise<void> {
    // In replica mode, triggers do not count and references do not cascade.
    for (const statement of ['BEGIN', 'SET LOCAL session_replication_role = replica', sql, 'COMMIT'])
      await this.client.query(statement);
  }

  /** Changes the tables for one cell, as its new baseline until they are restored. */
  async given(sql: string): Promise<void> {
    await this.change(sql);
    await this.rows.accept();
  }

  /** Returns the tables without rows. */
  async empty(): Promise<string[]> {
    const parts = this.names.map(
      (name) => `SELECT '${name}' AS name WHERE NOT EXISTS (SELECT FROM "${name}")`,
    );
    return column(this.client, `${parts.join(' UNION ALL ')} ORDER BY name`);
  }

  /** The new history rows, as one text. */
  async newHistory(): Promise<string> {
    const rows = await column(
      this.client,
      `SELECT t::text AS name FROM history t WHERE id >= ${FIRST_NEW_ID}`,
    );
    return rows.join('|');
  }

  /** Restores what has been written; new rows get the same ids as the first new ones. */
  async restore(): Promise<void> {
    const written = onCitus() ? await this.rows.toRestore() : await this.writes.tables();
    const rows = written.map((name) => `DELETE FROM "${name}"; INSERT INTO "${name}" TABLE kept."${name}";`);
    const ids = this.sequences.map((name) => `PERFORM setval('public."${name}"', ${FIRST_NEW_ID}, false);`);
    await this.change(`${rows.join(' ')} DO $$ BEGIN ${ids.join(' ')} END $$`);
    await this.writes.forget(written);
    this.rows.reset();
  }
}
