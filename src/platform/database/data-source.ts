import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';

import { OWN_SESSION } from './own-session.js';
import { PreparingClient } from './preparing-client.js';
import { SnakeNaming } from './snake-naming.js';
import { driverOptions } from './tls.js';

const INT8 = 20;

// Ids and counts stay far below 2^53, and the API uses numbers.
pg.types.setTypeParser(INT8, Number);

export interface PoolOptions {
  /** The maximum number of connections. */
  size: number;
  /** Timeouts in milliseconds for a connection, a statement, a lock and an idle transaction. */
  connectTimeout: number;
  statementTimeout: number;
  lockTimeout: number;
  idleTransactionTimeout: number;
  /** PostgreSQL settings for every session of the pool. */
  settings: Readonly<Record<string, string>>;
}

/** For interactive calls; imports have their own pool with longer limits. */
export const INTERACTIVE_POOL: PoolOptions = {
  size: 10,
  connectTimeout: 3_000,
  statementTimeout: 15_000,
  lockTimeout: 1_000,
  idleTransactionTimeout: 30_000,
  // `timezone`: dates inside JSON leave the database as text, in UTC like the API. `work_mem`: a whole project is
  // sorted in memory. `jit`: no statement runs long enough to be worth compiling.
  settings: { timezone: 'UTC', jit: 'off', work_mem: '32MB', ...OWN_SESSION },
};

export const IMPORT_POOL: PoolOptions = {
  ...INTERACTIVE_POOL,
  size: 2,
  statementTimeout: 120_000,
  lockTimeout: 10_000,
  settings: {
    ...INTERACTIVE_POOL.settings,
    // Imports have their own slot in the counters, because they lock it until they end (initial-schema/statistics).
    'motley.slot': '8',
    // The planner's statistics do not include what an import has just written: a nested loop over it would take too
    // long.
    enable_nestloop: 'off',
  },
};

/** For large reads on a standby, which the primary answers if it cannot. */
export const REPLICA_POOL: PoolOptions = {
  ...INTERACTIVE_POOL,
  connectTimeout: 1_000,
  settings: { ...INTERACTIVE_POOL.settings, default_transaction_read_only: 'on' },
};

/**
 * PostgreSQL cancels a statement that takes too long. If even that error does not arrive in this time, the connection
 * is dead.
 */
const ANSWER_MARGIN_MS = 5_000;

/** The operating system probes a connection that has been idle for so long. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

export type Schema = Required<Pick<DataSourceOptions, 'entities' | 'migrations'>>;

/** The database URL of a data source, for connections outside its pool. */
export const databaseUrlOf = ({ options }: DataSource): string =>
  'url' in options && typeof options.url === 'string' ? options.url : '';

/**
 * Creates a TypeORM data source for `url`, not yet initialised. Only migrations change the schema.
 * @param url with its `sslmode` settled (`settleTls`)
 */
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
      ...driverOptions(url),
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
 * A data source for the same database without statement timeouts, not yet initialised: migrations rewrite tables of any
 * size. Lock timeouts still apply.
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
