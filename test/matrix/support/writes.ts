import type pg from 'pg';

/** The number of statements so far, by table. */
type Counts = ReadonlyMap<string, number>;

/** The number of statements of `restore` for a table: one that empties and one that fills it. */
const STATEMENTS_TO_RESTORE = 2;

/**
 * Which tables a statement was about to change, whether it did or not. Reading all tables after each of ten thousand
 * calls, most of which write nothing, took most of the time. A trigger of each table counts its statements, also those
 * of cascades, functions and replica mode, in sequences, which no rollback resets: as long as the number of a table is
 * the same, so are its rows.
 */
export class Writes {
  private constructor(
    private readonly client: pg.Client,
    private readonly sql: string,
    private seen: Counts,
    private latest = seen,
  ) {}

  /** Counts from now on, in the schema `kept`. */
  static async count(client: pg.Client, names: readonly string[]): Promise<Writes> {
    const ofTables = names.map(
      (name) => `CREATE SEQUENCE kept."writes_${name}"; SELECT nextval('kept."writes_${name}"');
        CREATE TRIGGER counts_writes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public."${name}"
          FOR EACH STATEMENT EXECUTE FUNCTION kept.count_write();
        ALTER TABLE public."${name}" ENABLE ALWAYS TRIGGER counts_writes;`,
    );
    await client.query(`CREATE SEQUENCE kept.writes; SELECT nextval('kept.writes');
      CREATE FUNCTION kept.count_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM nextval(format('kept.%I', 'writes_' || TG_TABLE_NAME)), nextval('kept.writes');
        RETURN NULL;
      END $$; ${ofTables.join(' ')}`);
    const parts = names.map(
      (name) => `SELECT '${name}' AS name, last_value - 1 AS count FROM kept."writes_${name}"`,
    );
    return new Writes(client, parts.join(' UNION ALL '), new Map(names.map((name) => [name, 0])));
  }

  /** The tables with a statement since they were restored. */
  async tables(): Promise<readonly string[]> {
    if ((await this.total()) === sumOf(this.seen)) return [];
    const { rows } = await this.client.query<Row>({ name: 'writes of tables', text: this.sql });
    this.latest = new Map(rows.map(({ name, count }) => [name, Number(count)]));
    return [...this.latest].filter(([name, count]) => count !== this.seen.get(name)).map(([name]) => name);
  }

  /** Forgets what `tables` has found after these were restored, but not what is written meanwhile. */
  forget(restored: readonly string[]): Promise<void> {
    const counts = [...this.latest].map(
      ([name, count]) => [name, restored.includes(name) ? count + STATEMENTS_TO_RESTORE : count] as const,
    );
    this.latest = this.seen = new Map(counts);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async total(): Promise<number> {
    const { rows } = await this.client.query<Row>({
      name: 'all writes',
      text: 'SELECT last_value - 1 AS count FROM kept.writes',
    });
    return Number(rows[0]?.count);
  }
}

interface Row {
  name: string;
  count: string;
}

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
