import { createAdapter } from '@socket.io/postgres-adapter';
import { Logger } from '@nestjs/common';
import pg from 'pg';

/** One to listen, one to speak. */
const CONNECTIONS = 2;

/** What is asked for after the end is never there. */
const NEVER = new Promise<never>(() => undefined);

/**
 * Carries what is sent to sockets from one process to all, over LISTEN and NOTIFY: whoever is connected elsewhere
 * hears it too. On connections of its own, as one of them listens for ever.
 */
export class FanOut {
  private readonly logger = new Logger('Sockets');
  private readonly pool: pg.Pool;
  private listener: pg.PoolClient | null = null;
  private hasEnded = false;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    this.pool.on('error', this.note);
    // Nobody else listens to a connection that is in use; without this its loss would end the process.
    this.pool.on('connect', (client) => client.on('error', this.note));
    this.pool.on('release', (_error, client) => {
      if (client === this.listener) this.listener = null;
    });
  }

  /** For socket.io: how its namespaces reach those of other processes. */
  readonly adapter = (): ReturnType<typeof createAdapter> => {
    const query = this.pool.query.bind(this.pool);
    const pool = Object.assign(Object.create(this.pool) as pg.Pool, { connect: this.connect, query });
    return createAdapter(pool, { tableName: 'socket_io_attachments', errorHandler: this.note });
  };

  /** The adapter itself lets go of its connection only when it has got it already. */
  async end(): Promise<void> {
    this.hasEnded = true;
    this.listener?.removeAllListeners('end');
    this.listener?.release(true);
    await this.pool.end();
  }

  private readonly connect = async (): Promise<pg.PoolClient> => {
    if (this.hasEnded) return NEVER;
    const client = await this.pool.connect();
    this.listener = client;
    if (!this.hasEnded) return client;
    client.release(true);
    return NEVER;
  };

  /** At the end the database may be the first to hang up: that is no news. */
  private readonly note = (error: Error): void => {
    if (!this.hasEnded) this.logger.warn(`Between processes: ${error.message}`);
  };
}
