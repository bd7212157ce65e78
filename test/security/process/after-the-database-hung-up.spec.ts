import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { embeddedUrl, postmasterOf } from '../../support/database/embedded-database.js';
import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';

// A timeout against hanging, because this is about a process that never ends.
const AGAIN_MS = 100;

/** The backends of a server, listed over a separate connection. */
interface Backends {
  /** The process id of the backend that listens for sockets, if there is exactly one other than `before`. */
  listener: (before?: number) => Promise<number>;
  /** Terminates all other connections. */
  terminateAll: () => Promise<void>;
}

const backends = (client: pg.Client): Backends => ({
  async listener(before) {
    for (;;) {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE query ILIKE '%listen%' AND pid <> pg_backend_pid()`,
      );
      const [first, ...others] = rows.map(({ pid }) => pid);
      if (first !== undefined && others.length === 0 && first !== before) return first;
      await pause(AGAIN_MS);
    }
  },
  async terminateAll() {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  },
});

/** Runs `work` with a separate connection to the database at `url`. */
async function observing<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed meanwhile.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until the database has a new process and the application listens on it. */
async function untilListening(dataDir: string, before: number): Promise<void> {
  for (;;) {
    const now = await postmasterOf(dataDir).catch(() => before);
    const listener = (client: pg.Client): Promise<number> => backends(client).listener();
    const isThere =
      now !== before && (await observing(await embeddedUrl(dataDir), listener).catch(() => 0)) > 0;
    if (isThere) return;
    await pause(AGAIN_MS);
  }
}

describe('npm start, on an external PostgreSQL that disconnects', () => {
  let postgres: EmbeddedPostgres;
  let observer: pg.Client;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: await aDataFolder(), durable: false });
    observer = new pg.Client({ connectionString: postgres.url });
    await observer.connect();
  });

  afterAll(async () => {
    await cleanUp();
    await observer.end();
    await postgres.stop();
  });

  it.each([1, 3])('%s times, listens again on one connection, and ends on SIGTERM', async (times) => {
    const motley = start({ DATABASE_URL: postgres.url, MOTLEY_DATA: await aDataFolder() });
    await motley.address;
    const { listener, terminateAll } = backends(observer);
    let before = await listener();
    for (let time = 0; time < times; time += 1) {
      await terminateAll();
      before = await listener(before);
    }
    expect(await motley.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
  });
});

describe('npm start, on its own PostgreSQL', () => {
  // Shared by all specs: a first start takes longest.
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await aDataFolder();
  });
  afterAll(cleanUp);

  it.each([1, 3])('that is killed %s times, ends on SIGTERM', async (times) => {
    const motley = start({ MOTLEY_DATA: dataDir });
    await motley.address;
    await untilListening(dataDir, 0);
    for (let time = 0; time < times; time += 1) {
      const before = await postmasterOf(dataDir);
      process.kill(before, 'SIGKILL');
      await untilListening(dataDir, before);
    }
    expect(await motley.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('that hangs, ends on SIGTERM, and reports what did not', async () => {
    const motley = start({ MOTLEY_DATA: dataDir });
    await motley.address;
    const postmaster = await postmasterOf(dataDir);
    process.kill(postmaster, 'SIGSTOP');
    const ending = await motley.end('SIGTERM');
    process.kill(postmaster, 'SIGKILL');
    expect(ending).toMatchObject({ code: 1, signal: null });
    expect(ending.complaint).toContain('the embedded PostgreSQL did not end in time');
  });
});
