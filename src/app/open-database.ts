import type { DataSource } from 'typeorm';

import { BootError } from '../platform/errors/boot.error.js';
import { explainDatabase } from '../platform/boot/explain.js';
import { Config } from '../platform/config/config.js';
import { IMPORT_POOL, INTERACTIVE_POOL, REPLICA_POOL } from '../platform/database/data-source.js';
import type { DataSources } from '../platform/database/database.module.js';
import { migrate } from '../platform/database/migrate.js';
import { assertOwnSession } from '../platform/database/own-session.js';
import { assertServer } from '../platform/database/server-rules.js';
import { settleTls } from '../platform/database/settle-tls.js';
import { connectStandby } from '../platform/database/standby.js';
import { createDataSource } from './create-data-source.js';

export type ExplainError = (error: unknown) => Error | Promise<Error>;

/**
 * Opens the connection pools for the database at `url` and migrates it.
 * @param explain words a database error for the operator
 * @param prepare what to do instead of migrating it
 * @throws BootError if the database cannot be used
 */
export async function openDatabase(
  url: string,
  config: Config,
  explain: ExplainError = (error) => explainDatabase(error, url),
  prepare: (source: DataSource) => Promise<unknown> = migrate,
): Promise<DataSources> {
  const { interactive, imports, replica } = await sourcesOver(url, config);
  try {
    await interactive.initialize();
    await assertOwnSession(interactive, 'DATABASE_URL');
    await assertServer(interactive);
    await prepare(interactive);
    await imports.initialize();
    if (replica !== null) await connectStandby(replica, interactive).catch(refuseOther);
  } catch (error) {
    await closeDatabase({ interactive, imports, replica });
    throw error instanceof BootError ? error : await explain(error);
  }
  return { interactive, imports, replica };
}

/** A replica that is not there yet is used once it is; one of another database never. */
function refuseOther(error: unknown): void {
  if (error instanceof BootError) throw error;
}

/** Closes the pools that are open. */
export async function closeDatabase({ interactive, imports, replica }: DataSources): Promise<void> {
  const sources = [interactive, imports, ...(replica === null ? [] : [replica])];
  await Promise.all(sources.filter((one) => one.isInitialized).map((one) => one.destroy()));
}

async function sourcesOver(given: string, config: Config): Promise<DataSources> {
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
  const replica = {
    ...REPLICA_POOL,
    size: config.databasePool,
    statementTimeout: config.databaseStatementTimeout,
  };
  const url = await settleTls(given);
  const { databaseReplicaUrl } = config;
  return {
    interactive: createDataSource(url, interactive),
    imports: createDataSource(url, imports),
    replica:
      databaseReplicaUrl === null ? null : createDataSource(await settleTls(databaseReplicaUrl), replica),
  };
}
