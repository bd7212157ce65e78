import type { DataSource } from 'typeorm';

import { BootError } from '../errors/boot.error.js';
import { assertOwnSession, isOfPooler, poolerError } from './own-session.js';

const VARIABLE = 'DATABASE_REPLICA_URL';

const IDENTITY = `
  SELECT system_identifier::text || ' ' || current_database() AS identity FROM pg_control_system()`;

interface Queries {
  query<Row>(sql: string): Promise<Row[]>;
}

/** Data sources whose first connection is under way. */
const connecting = new WeakMap<DataSource, Promise<void>>();

/**
 * Connects to a standby unless that is done, and verifies that it is one of the same database.
 * @throws BootError if it is another database; what node-postgres throws if it is unavailable
 */
export function connectStandby(standby: DataSource, primary: Queries): Promise<void> {
  if (standby.isInitialized && !connecting.has(standby)) return Promise.resolve();
  const known = connecting.get(standby);
  if (known) return known;
  const connected = connect(standby, primary).finally(() => connecting.delete(standby));
  connecting.set(standby, connected);
  return connected;
}

/** Ids are numbers from one on: those of another instance would find the projects of others. */
async function connect(standby: DataSource, primary: Queries): Promise<void> {
  await standby.initialize().catch((error: unknown) => {
    throw error instanceof Error && isOfPooler(error.message) ? poolerError(VARIABLE, error) : error;
  });
  try {
    await assertOwnSession(standby, VARIABLE);
    const [mine, its] = await Promise.all([identityOf(primary), identityOf(standby)]);
    if (mine !== its) throw new BootError(`${VARIABLE} is no replica of this database.`);
  } catch (error) {
    await standby.destroy();
    throw error;
  }
}

async function identityOf(database: { query(sql: string): Promise<unknown> }): Promise<string | undefined> {
  const [row] = (await database.query(IDENTITY)) as { identity: string }[];
  return row?.identity;
}
