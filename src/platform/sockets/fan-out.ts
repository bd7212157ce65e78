import { setTimeout as pause } from 'node:timers/promises';

import { createAdapter } from '@socket.io/postgres-adapter';
import { Logger } from '@nestjs/common';
import pg from 'pg';

import { KEEP_ALIVE } from '../database/data-source.js';
import { driverOptions } from '../database/tls.js';

/** One connection listens, the other notifies. */
const CONNECTIONS = 2;

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT_MS = 3_000;

/** How long closing waits for pending notifications, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;

export interface FanOutTimes {
  /** Milliseconds between two checks that the listening connection is alive. */
  checkInterval: number;
  /** The maximum wait for the response to a statement, in milliseconds. */
  answerTimeout: number;
}

export const TIMES: FanOutTimes = { checkInterval: 10_000, answerTimeout: 5_000 };

/** Connections requested after closing never arrive. */
const NEVER = new Promise<never>(() => undefined);

/**
 * Sends socket messages to all processes with LISTEN and NOTIFY, on its own connections, because one of them listens
 * permanently. If that one is lost or stops responding, it is released, and the adapter requests another within two
 * seconds.
 */
export class FanOut {
  private readonly logger = new Logger('Sockets');
  private readonly pool: pg.Pool;
  private listener: pg.PoolClient | null = null;
  private timer: NodeJS.Timeout | undefined;
  private hasListened = false;
  private hasEnded = false;

  /** @param onGap called when this process listens again: messages of the others in between are lost */
  constructor(
    databaseUrl: string,
    private readonly times = TIMES,
    private readonly onGap: () => void = () => undefined,
  ) {
    this.pool = new pg.Pool({
      ...driverOptions(databaseUrl),
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: times.answerTimeout,
      // A notification does not outlive a crash of the database, so it need not wait for the disk.
      options: '-c synchronous_commit=off',
      ...KEEP_ALIVE,
    });
    this.pool.on('error', this.logError);
    // A connection in use has no other error listener; without this one, losing it would crash the process.
    this.pool.on('connect', (client) => client.on('error', this.logError));
    this.pool.on('release', (_error, client) => {
      if (client !== this.listener) return;
      this.listener = null;
      clearInterval(this.timer);
    });
  }

  /** The socket.io adapter that connects the namespaces of all processes. */
  readonly adapter = (): ReturnType<typeof createAdapter> => {
    // All that the adapter uses of a pool.
    const pool: Pick<pg.Pool, 'connect' | 'query'> = {
      connect: this.connect,
      query: this.pool.query.bind(this.pool),
    };
    return createAdapter(pool as pg.Pool, {
      tableName: 'socket_io_attachments',
      errorHandler: this.logError,
    });
  };

  /** Closes within a second, even if the database does not respond. */
  async end(): Promise<void> {
    this.hasEnded = true;
    this.releaseListener();
    const deadline = new AbortController();
    await Promise.race([this.flush(), pause(CLOSE_TIMEOUT_MS, null, { signal: deadline.signal })]);
    deadline.abort();
  }

  /** An ending pool drops statements that wait for a connection: after this one, none does. */
  private async flush(): Promise<void> {
    if (this.pool.totalCount > 0) await this.pool.query('SELECT 1').catch(this.logError);
    await this.pool.end();
  }

  /**
   * The adapter does not release the previous connection when it requests another one: two would deliver everything
   * twice.
   */
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
    if (this.hasListened) this.onGap();
    this.hasListened = true;
    return client;
  };

  private releaseListener(): void {
    // Released on purpose: it needs no replacement.
    this.listener?.removeAllListeners('end');
    this.listener?.release(true);
  }

  /** A listening connection sends nothing and would not notice that the server has disappeared. */
  private async check(client: pg.PoolClient): Promise<void> {
    const isListening = await client.query('SELECT 1 FROM pg_listening_channels()').then(
      ({ rowCount }) => rowCount !== 0,
      () => false,
    );
    if (!isListening) client.connection.stream.destroy();
  }

  /** While closing, the database may disconnect first: that is not an error. */
  private readonly logError = (error: Error): void => {
    if (!this.hasEnded) this.logger.warn(`Between processes: ${error.message}`);
  };
}
