import pg from 'pg';

import { explainDatabase } from '../boot/explain.js';
import { settleTls } from '../database/settle-tls.js';
import { driverOptions } from '../database/tls.js';

/** Overrides the server's settings: no time limits, and text formats that every release reads the same. */
const SETTINGS =
  '-c statement_timeout=0 -c lock_timeout=0 -c datestyle=ISO -c intervalstyle=postgres -c timezone=UTC';

/**
 * Runs `work` on its own connection.
 * @throws BootError if the database cannot be reached
 */
export async function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...driverOptions(await settleTls(url)), options: SETTINGS });
  await client.connect().catch((error: unknown) => {
    throw explainDatabase(error, url);
  });
  // A lost connection already fails the running statement; without this listener it would also crash the process.
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
