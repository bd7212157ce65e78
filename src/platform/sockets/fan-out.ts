import { createAdapter } from '@socket.io/postgres-adapter';
import { Logger } from '@nestjs/common';
import pg from 'pg';

/** One to listen, one to speak. */
const CONNECTIONS = 2;

/**
 * Carries what is sent to sockets from one process to all, over LISTEN and NOTIFY: whoever is connected elsewhere
 * hears it too. On connections of its own, as one of them listens for ever.
 */
export class FanOut {
  private readonly logger = new Logger('Sockets');
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    this.pool.on('error', this.note);
    // Nobody else listens to a connection that is in use; without this its loss would end the process.
    this.pool.on('connect', (client) => client.on('error', this.note));
  }

  /** For socket.io: how its namespaces reach those of other processes. */
  readonly adapter = (): ReturnType<typeof createAdapter> =>
    createAdapter(this.pool, { tableName: 'socket_io_attachments', errorHandler: this.note });

  async end(): Promise<void> {
    await this.pool.end();
  }

  private readonly note = (error: Error): void => this.logger.warn(`Between processes: ${error.message}`);
}
