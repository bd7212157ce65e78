import { IMPORT_POOL, INTERACTIVE_POOL } from '../../database/data-source.js';
import { integer, text, url } from './variable.js';
import { SECOND } from './bounds.js';

/** Where the data is stored, and the limits of database connections. */
export const DATABASE = {
  dataDir: text('MOTLEY_DATA', {
    meaning: 'Directory of the embedded database and of generated secrets',
    fallback: '.data',
  }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], {
    example: 'postgres://motley:password@database.example.com/motley',
    meaning: 'Your own PostgreSQL instead of the embedded one',
    secret: true,
  }),
  databaseReplicaUrl: url('DATABASE_REPLICA_URL', ['postgres', 'postgresql'], {
    example: 'postgres://motley:password@replica.example.com/motley',
    meaning: 'A streaming replica of DATABASE_URL, for reads of whole projects; by default none',
    secret: true,
  }),
  // Migrations take two connections: one of them holds the lock.
  databasePool: integer('DATABASE_POOL', 2, 500, {
    meaning: 'Size of the connection pool for interactive calls',
    fallback: INTERACTIVE_POOL.size,
  }),
  databaseImportPool: integer('DATABASE_IMPORT_POOL', 1, 100, {
    meaning: 'Size of the connection pool for imports',
    fallback: IMPORT_POOL.size,
  }),
  databaseConnectTimeout: integer('DATABASE_CONNECT_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Timeout for a connection',
    fallback: INTERACTIVE_POOL.connectTimeout,
  }),
  databaseStatementTimeout: integer('DATABASE_STATEMENT_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Timeout for a statement, except in imports',
    fallback: INTERACTIVE_POOL.statementTimeout,
  }),
  databaseImportStatementTimeout: integer('DATABASE_IMPORT_STATEMENT_TIMEOUT_MS', 100, 3_600 * SECOND, {
    meaning: 'Timeout for a statement of an import',
    fallback: IMPORT_POOL.statementTimeout,
  }),
  databaseLockTimeout: integer('DATABASE_LOCK_TIMEOUT_MS', 10, 600 * SECOND, {
    meaning: 'Timeout for a row lock',
    fallback: INTERACTIVE_POOL.lockTimeout,
  }),
  databaseIdleTransactionTimeout: integer('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Timeout for an idle transaction',
    fallback: INTERACTIVE_POOL.idleTransactionTimeout,
  }),
} as const;
