import type pg from 'pg';

import { citusNodes } from '../../support/database/citus.js';

const POSITION = 'SELECT pg_current_wal_insert_lsn() AS position';

/**
 * On a cluster, triggers of shards cannot count in the sequences of `Writes`. Instead: while no node has written to its log,
 * nothing has changed; otherwise any table may have.
 */
export class WritesOnCitus {
  private seen = '';

  private constructor(
    private readonly nodes: readonly pg.Client[],
    private readonly names: readonly string[],
  ) {}

  static async count(names: readonly string[]): Promise<WritesOnCitus> {
    return new WritesOnCitus(await citusNodes(), names);
  }

  /** The tables that may have changed since they were restored. */
  async tables(): Promise<readonly string[]> {
    return (await this.positions()) === this.seen ? [] : this.names;
  }

  async forget(): Promise<void> {
    this.seen = await this.positions();
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end()));
  }

  private async positions(): Promise<string> {
    const found = await Promise.all(this.nodes.map((node) => node.query<{ position: string }>(POSITION)));
    return found.map(({ rows }) => rows[0]?.position).join(' ');
  }
}
