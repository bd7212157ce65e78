import { setTimeout as pause } from 'node:timers/promises';

import { createAdapter } from '@socket.io/postgres-adapter';
import { Logger } from '@nestjs/common';
import pg from 'pg';

/** One to listen, one to speak. */
const CONNECTIONS = 2;
/** Milliseconds for the connection that listens to come back to its pool. */
const GRACE_MS = 1_000;

/**
 * Carries what is sent to sockets from one process to all, over LISTEN and NOTIFY: whoever is connected elsewhere
 * hears it too. On connections of its own, as one of them listens for ever.
 */
export class FanOut {
  private readonly logger = new Logger('Sockets');
  private readonly pool: pg.Pool;
  private readonly taken = new Set<pg.PoolClient>();

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    this.pool.on('error', this.note);
    // Nobody else listens to a connection that is in use; without this its loss would end the process.
    this.pool.on('connect', (client) => client.on('error', this.note));
    this.pool.on('acquire', (client) => this.taken.add(client));
    this.pool.on('release', (_error, client) => this.taken.delete(client));
  }

  /** For socket.io: how its namespaces reach those of other processes. */
  readonly adapter = (): ReturnType<typeof createAdapter> =>
    createAdapter(this.pool, { tableName: 'socket_io_attachments', errorHandler: this.note });

  async end(): Promise<void> {
    const ended = this.pool.end();
    await Promise.race([ended, pause(GRACE_MS)]);
    // An adapter that was closed while its connection was still on the way takes it and never gives it back.
    for (const client of this.taken) client.removeAllListeners('end').release(true);
    await ended;
  }

  private readonly note = (error: Error): void => this.logger.warn(`Between processes: ${error.message}`);
}
