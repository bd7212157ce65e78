import pg from 'pg';

import { explainDatabase } from '../boot/explain.js';

/** Whatever the server is set to: as long as it takes, and in a text that every release reads the same. */
const SETTINGS =
  '-c statement_timeout=0 -c lock_timeout=0 -c datestyle=ISO -c intervalstyle=postgres -c timezone=UTC';

/**
 * Does `work` on a connection of its own.
 * @throws BootError when there is none to be had
 */
export async function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: SETTINGS });
  await client.connect().catch((error: unknown) => {
    throw explainDatabase(error, url);
  });
  // Its loss fails the statement at work; unheard, it would end the process without a word.
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
