import type { DataSource } from 'typeorm';

import { createDataSource } from './create-data-source.js';
import type { DataSources } from './app.module.js';
import { BootError } from './platform/boot/boot.error.js';
import { explainDatabase } from './platform/boot/explain.js';
import { Config } from './platform/config/config.js';
import { IMPORT_POOL, INTERACTIVE_POOL } from './platform/database/data-source.js';
import { migrate } from './platform/database/migrate.js';

/** The first release with `UNIQUE NULLS NOT DISTINCT`, which the schema uses. */
const OLDEST_RELEASE = 15;

export type ExplainError = (error: unknown) => Error | Promise<Error>;

/**
 * Opens the connection pools for the database at `url` and migrates it.
 * @param explain words a database error for the operator
 * @throws BootError if the database cannot be used
 */
export async function openDatabase(
  url: string,
  config: Config,
  explain: ExplainError = (error) => explainDatabase(error, url),
): Promise<DataSources> {
  const { interactive, imports } = sourcesOver(url, config);
  try {
    await interactive.initialize();
    await assertRelease(interactive);
    await migrate(interactive);
    await imports.initialize();
  } catch (error) {
    await closeDatabase({ interactive, imports });
    throw error instanceof BootError ? error : await explain(error);
  }
  return { interactive, imports };
}

/** Closes the pools that are open. */
export async function closeDatabase({ interactive, imports }: DataSources): Promise<void> {
  await Promise.all([interactive, imports].filter((one) => one.isInitialized).map((one) => one.destroy()));
}

function sourcesOver(url: string, config: Config): DataSources {
  const interactive = {
    ...INTERACTIVE_POOL,
    size: config.databasePool,
    connectTimeout: config.databaseConnectTimeout,
    statementTimeout: config.databaseStatementTimeout,
    lockTimeout: config.databaseLockTimeout,
    idleTransactionTimeout: config.databaseIdleTransactionTimeout,
  };
  const imports = {
    ...IMPORT_POOL,
    size: config.databaseImportPool,
    connectTimeout: config.databaseConnectTimeout,
    statementTimeout: config.databaseImportStatementTimeout,
    idleTransactionTimeout: config.databaseIdleTransactionTimeout,
  };
  return { interactive: createDataSource(url, interactive), imports: createDataSource(url, imports) };
}

async function assertRelease(source: DataSource): Promise<void> {
  const rows = await source.query<{ release: string }[]>(
    `SELECT current_setting('server_version') AS release`,
  );
  const release = rows[0]?.release ?? '0';
  if (Number.parseInt(release, 10) < OLDEST_RELEASE) {
    throw new BootError(`PostgreSQL ${release} is too old: Motley needs ${OLDEST_RELEASE} or newer.`);
  }
}
