import { setTimeout as pause } from 'node:timers/promises';

import { createAdapter } from '@socket.io/postgres-adapter';
import { Logger } from '@nestjs/common';
import pg from 'pg';

import { KEEP_ALIVE } from '../database/data-source.js';

/** One to listen, one to speak. */
const CONNECTIONS = 2;

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT_MS = 3_000;

/** Milliseconds that the end waits for what is still being sent. */
const CLOSE_TIMEOUT_MS = 1_000;

export interface FanOutTimes {
  /** Milliseconds between two checks whether the listening connection still answers. */
  checkInterval: number;
  /** Milliseconds that a statement may go without an answer. */
  answerTimeout: number;
}

const TIMES: FanOutTimes = { checkInterval: 10_000, answerTimeout: 5_000 };

/** What is asked for after the end is never there. */
const NEVER = new Promise<never>(() => undefined);

/**
 * Carries what is sent to sockets from one process to all, over LISTEN and NOTIFY: whoever is connected elsewhere
 * hears it too. On connections of its own, as one of them listens for ever. When that one is lost or stops answering,
 * it goes back to the pool, and the adapter asks for another within two seconds.
 */
export class FanOut {
  private readonly logger = new Logger('Sockets');
  private readonly pool: pg.Pool;
  private listener: pg.PoolClient | null = null;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    databaseUrl: string,
    private readonly times = TIMES,
  ) {
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: times.answerTimeout,
      ...KEEP_ALIVE,
    });
    this.pool.on('error', this.logError);
    // Nobody else listens to a connection that is in use; without this its loss would end the process.
    this.pool.on('connect', (client) => client.on('error', this.logError));
    this.pool.on('release', (_error, client) => {
      if (client !== this.listener) return;
      this.listener = null;
      clearInterval(this.timer);
    });
  }

  /** For socket.io: how its namespaces reach those of other processes. */
  readonly adapter = (): ReturnType<typeof createAdapter> => {
    const query = this.pool.query.bind(this.pool);
    const pool = Object.assign(Object.create(this.pool) as pg.Pool, { connect: this.connect, query });
    return createAdapter(pool, { tableName: 'socket_io_attachments', errorHandler: this.logError });
  };

  /** Ends within a second, whatever the database does. */
  async end(): Promise<void> {
    this.hasEnded = true;
    this.releaseListener();
    const deadline = new AbortController();
    await Promise.race([this.pool.end(), pause(CLOSE_TIMEOUT_MS, null, { signal: deadline.signal })]);
    deadline.abort();
  }

  /** The adapter forgets the connection before when it asks for another one: two would hear everything twice. */
  private readonly connect = async (): Promise<pg.PoolClient> => {
    if (this.hasEnded) return NEVER;
    const client = await this.pool.connect();
    this.releaseListener();
    this.listener = client;
    if (this.hasEnded) {
      this.releaseListener();
      return NEVER;
    }
    this.timer = setInterval(() => void this.check(client), this.times.checkInterval).unref();
    client.once('end', () => {
      if (client === this.listener) client.release(true);
    });
    return client;
  };

  private releaseListener(): void {
    // It is not lost: nobody needs another one in its place.
    this.listener?.removeAllListeners('end');
    this.listener?.release(true);
  }

  /** What listens never asks, and so would never notice that nobody is there any more. */
  private async check(client: pg.PoolClient): Promise<void> {
    const isListening = await client.query('SELECT 1 FROM pg_listening_channels()').then(
      ({ rowCount }) => rowCount !== 0,
      () => false,
    );
    if (!isListening) client.connection.stream.destroy();
  }

  /** At the end the database may be the first to hang up: that is no news. */
  private readonly logError = (error: Error): void => {
    if (!this.hasEnded) this.logger.warn(`Between processes: ${error.message}`);
  };
}
