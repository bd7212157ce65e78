import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';

import { PreparingClient } from './preparing-client.js';
import { SnakeNaming } from './snake-naming.js';

const INT8 = 20;

// Ids and counts stay far below 2^53, and the API speaks numbers.
pg.types.setTypeParser(INT8, Number);

export interface PoolOptions {
  /** Connections at most. */
  size: number;
  /** Milliseconds to wait for a connection, a statement, a lock, an idle transaction. */
  connectTimeout: number;
  statementTimeout: number;
  lockTimeout: number;
  idleTransactionTimeout: number;
  /** Settings of PostgreSQL that hold for every session of the pool. */
  settings: Readonly<Record<string, string>>;
}

/** For interactive calls; imports have a pool of their own with longer limits. */
export const INTERACTIVE_POOL: PoolOptions = {
  size: 10,
  connectTimeout: 3_000,
  statementTimeout: 15_000,
  lockTimeout: 1_000,
  idleTransactionTimeout: 30_000,
  // Dates inside JSON leave the database as text: they speak UTC like the API. A whole project is sorted in memory, and
  // no statement runs long enough to be worth compiling.
  settings: { timezone: 'UTC', jit: 'off', work_mem: '32MB' },
};

export const IMPORT_POOL: PoolOptions = {
  ...INTERACTIVE_POOL,
  size: 2,
  statementTimeout: 120_000,
  lockTimeout: 10_000,
  settings: {
    ...INTERACTIVE_POOL.settings,
    // A slot of their own in the counters, which stay locked until an import is done (initial-schema/statistics).
    'motley.slot': '8',
    // Statistics know nothing yet of what an import has just written: joining row by row would never end.
    enable_nestloop: 'off',
  },
};

/** PostgreSQL ends a statement that takes too long; when it has not even said so by then, it is out of reach. */
const ANSWER_MARGIN_MS = 5_000;

/** The system looks after a connection on which nothing has moved for so long. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

export type Schema = Required<Pick<DataSourceOptions, 'entities' | 'migrations'>>;

/** The database URL of a data source, for connections outside its pool. */
export const databaseUrlOf = ({ options }: DataSource): string =>
  'url' in options && typeof options.url === 'string' ? options.url : '';

/** A TypeORM data source over `url`; not yet initialised. The schema is only ever changed by migrations. */
export const postgres = (url: string, schema: Schema, pool: PoolOptions): DataSource =>
  new DataSource({
    ...schema,
    type: 'postgres',
    url,
    migrationsTransactionMode: 'all',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    poolSize: pool.size,
    connectTimeoutMS: pool.connectTimeout,
    extra: {
      Client: PreparingClient,
      answerTimeout: pool.statementTimeout + ANSWER_MARGIN_MS,
      ...KEEP_ALIVE,
      statement_timeout: pool.statementTimeout,
      lock_timeout: pool.lockTimeout,
      idle_in_transaction_session_timeout: pool.idleTransactionTimeout,
      options: Object.entries(pool.settings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    },
  });

/**
 * A data source over the same database and schema, not yet initialised, whose statements take as long as they need: a
 * change of the schema rewrites tables of any size. The limits of locks stay.
 */
export const patient = ({ options }: DataSource): DataSource => {
  if (options.type !== 'postgres') throw new TypeError(`Not PostgreSQL: ${options.type}`);
  const { options: settings, ...extra } = options.extra as { options: string };
  return new DataSource({
    ...options,
    poolSize: 2,
    extra: {
      ...extra,
      answerTimeout: undefined,
      statement_timeout: undefined,
      options: `${settings} -c statement_timeout=0`,
    },
  });
};
