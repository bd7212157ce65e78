import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';

import { freePort } from './free-port.js';
import { refused, startServer } from './server-process.js';
import type { Command, ServerProcess } from './server-process.js';

export interface SupervisedServer {
  port: number;
  /** Stops the server permanently; safe to call again. */
  stop(): Promise<void>;
}

/** Errors of a start while the previous server is still shutting down: its lock, its shared memory. */
const STILL_LEAVING = /lock file ".*" already exists|pre-existing shared memory block/;
const PORT_TAKEN = /could not bind|Address already in use/;
const RESTART_TIMEOUT_MS = 15_000;
/** Milliseconds between two attempts to restart a server. */
const RETRY_MS = 1_000;

const logger = new Logger('PostgreSQL');

/**
 * Starts a server on a free port and restarts it on the same port if it ends unexpectedly: connections of the
 * application then recover.
 * @throws BootError if the first start fails
 */
export async function supervise(command: (port: number) => Command): Promise<SupervisedServer> {
  let isWanted = true;
  const { port, ...first } = await startPatiently(command);
  let { server } = first;
  const watch = async (): Promise<void> => {
    await server.ended;
    if (!isWanted) return;
    logger.warn('The embedded PostgreSQL has ended; starting it again.');
    await restart();
    await watch();
  };
  /** Retries until it starts: the obstacle, such as a full disk, may be removed. */
  const restart = async (): Promise<void> => {
    while (isWanted) {
      try {
        ({ server } = await startPatiently(command, port));
        if (!isWanted) await server.stop();
        return;
      } catch (error) {
        logger.error(error instanceof Error ? error.message : String(error));
        await pause(RETRY_MS);
      }
    }
  };
  const watching = watch().catch((error: unknown) => logger.error(String(error)));
  return {
    port,
    stop: async () => {
      isWanted = false;
      await server.stop();
      // A server that is still starting is stopped once it has started.
      await watching;
    },
  };
}

/** Starts the server on this port or a free one, waiting for a predecessor that is still closing its files. */
async function startPatiently(
  command: (port: number) => Command,
  wanted?: number,
): Promise<{ server: ServerProcess; port: number }> {
  const deadline = Date.now() + RESTART_TIMEOUT_MS;
  for (;;) {
    const port = wanted ?? (await freePort());
    const start = await startServer(command(port));
    if ('server' in start) return { server: start.server, port };
    const said = start.refusal.join('\n');
    if (!(STILL_LEAVING.test(said) || PORT_TAKEN.test(said)) || Date.now() > deadline)
      throw refused(start.refusal);
    await pause(100);
  }
}
