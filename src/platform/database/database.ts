import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

import { poolOf } from './pool-of.js';
import { firstSize, sizeAfter } from './slice-size.js';
import { isGivenUp, sqlStateOf } from './violates.js';

/** By then, the other transaction has the locks that it waited for: the deadlock does not repeat. */
const RETRY_DELAY_MS = 30;

/** PostgreSQL's code for a lock that another transaction holds. */
const LOCKED = '55P03';
const FIRST_LOCK_WAIT_MS = 5;
const LONGEST_LOCK_WAIT_MS = 100;

interface Scope {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/**
 * The only access to PostgreSQL. A transaction is a scope, not a parameter: every query inside it takes part.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly scopes = new AsyncLocalStorage<Scope>();

  constructor(
    private readonly interactive: DataSource,
    private readonly imports: DataSource = interactive,
  ) {}

  /** Returns the repository of an entity, inside the current transaction if there is one. */
  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.manager().getRepository(entity);
  }

  /**
   * Runs `sql` with `$1…` parameters and returns its rows, or those of RETURNING. Outside a transaction, it is its own
   * transaction and is retried like one.
   */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const scope = this.scopes.getStore();
    if (scope === undefined) return retryOnce(() => rowsOf<Row>(this.interactive, sql, parameters));
    const answer: unknown = await scope.manager.query(sql, parameters);
    // TypeORM returns [rows, count] for UPDATE and DELETE, and rows for everything else.
    return (isRowsAndCount(answer) ? answer[0] : answer) as Row[];
  }

  /**
   * Yields the rows of a large result in batches, so that it is never in memory as a whole; the next one is read while the
   * caller works on one. Only inside a transaction, one result at a time.
   * @param most rows of a batch: fewer where they are large
   */
  async *slices<Row extends object>(sql: string, parameters: unknown[], most: number): AsyncGenerator<Row[]> {
    const fetch = (): Promise<Row[]> => {
      const rows = this.query<Row>(`FETCH ${size} FROM slices`);
      // Handled here as well: it may fail before anybody awaits it, which would end the process.
      rows.catch(() => undefined);
      return rows;
    };
    await this.query(`DECLARE slices NO SCROLL CURSOR FOR ${sql}`, parameters);
    // The size of rows is only known from previous ones.
    let size = firstSize(most);
    let next = fetch();
    try {
      for (;;) {
        const rows = await next;
        if (rows.length < size) {
          if (rows.length > 0) yield rows;
          break;
        }
        size = sizeAfter(rows, most);
        next = fetch();
        yield rows;
      }
    } finally {
      // The transaction must not end during a read that its caller no longer needs.
      await next.catch(() => undefined);
    }
    await this.query('CLOSE slices');
  }

  /**
   * Runs `work` in a transaction, or in the one that is already open. If PostgreSQL aborts the transaction in favour of
   * another, `work` runs again from the start: effects outside the database belong in `afterCommit`.
   */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.run(this.interactive, work);
  }

  /**
   * Runs `work`, whose statements refuse to wait for locked rows (NOWAIT), until these are free or the lock timeout has
   * passed: a waiting caller holds no connection. Only outside a transaction.
   */
  async untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
    const { lock_timeout: patience } = this.interactive.options.extra as { lock_timeout: number };
    const end = performance.now() + patience;
    for (let wait = FIRST_LOCK_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_LOCK_WAIT_MS)) {
      try {
        return await work();
      } catch (error) {
        if (sqlStateOf(error) !== LOCKED || performance.now() > end) throw error;
        // Random, so that callers do not retry at the same moment.
        await pause(wait * (0.5 + Math.random()));
      }
    }
  }

  /** A transaction on the small pool for long statements, so that imports leave connections for interactive calls. */
  importTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.run(this.imports, work);
  }

  /**
   * A read transaction whose statements all see the same state, for a response that needs several.
   * @param source a standby of this database, connected
   */
  snapshot<T>(work: () => Promise<T>, source = this.interactive): Promise<T> {
    return this.run(source, work, 'REPEATABLE READ');
  }

  /**
   * Runs `work` after the commit of the open transaction, at once without a transaction, and never after a rollback.
   */
  afterCommit(work: () => void): void {
    const scope = this.scopes.getStore();
    if (scope) scope.afterCommit.push(work);
    else work();
  }

  async onApplicationShutdown(): Promise<void> {
    const sources = new Set([this.interactive, this.imports]);
    await Promise.all(
      [...sources].filter((source) => source.isInitialized).map((source) => source.destroy()),
    );
  }

  private manager(): EntityManager {
    return this.scopes.getStore()?.manager ?? this.interactive.manager;
  }

  private async run<T>(
    source: DataSource,
    work: () => Promise<T>,
    isolation?: 'REPEATABLE READ',
  ): Promise<T> {
    if (this.scopes.getStore()) return work();
    const { result, tasks } = await retryOnce(async () => {
      const tasks: Scope['afterCommit'] = [];
      const scoped = (manager: EntityManager): Promise<T> =>
        this.scopes.run({ manager, afterCommit: tasks }, work);
      const result = await (isolation ? source.transaction(isolation, scoped) : source.transaction(scoped));
      return { result, tasks };
    });
    for (const task of tasks) task();
    return result;
  }
}

/** One statement on a connection of the pool. TypeORM would add a query runner, a third of the work of a short one. */
async function rowsOf<Row>(source: DataSource, sql: string, parameters: unknown[]): Promise<Row[]> {
  const client = await poolOf(source).connect();
  let broken: unknown;
  try {
    const { rows } = await client.query<Row & pg.QueryResultRow>(sql, parameters);
    return rows;
  } catch (error) {
    broken = error;
    throw error;
  } finally {
    // A refusal by PostgreSQL has a state and leaves the connection usable.
    client.release(broken !== undefined && sqlStateOf(broken) === null);
  }
}

/** Runs a transaction again, once, if PostgreSQL aborted it in favour of another one. */
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    await pause(RETRY_DELAY_MS);
    return work();
  }
}

const isRowsAndCount = (answer: unknown): answer is [unknown[], number] =>
  Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
