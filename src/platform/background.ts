import { setTimeout as pause } from 'node:timers/promises';

import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';

/** How long a stopping process waits for pending work. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Work that no response waits for. Failures are logged; a stopping process waits briefly for it. */
@Injectable()
export class Background implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Background');
  private readonly pending = new Set<Promise<void>>();

  /** @param name the name in the log if it fails */
  run(name: string, work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => this.logger.error(`${name} failed`, String(error)))
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  /** Resolves once no work is pending. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const timer = new AbortController();
    await Promise.race([this.settled(), pause(CLOSE_TIMEOUT_MS, null, { signal: timer.signal })]);
    timer.abort();
  }
}

@Global()
@Module({ providers: [Background], exports: [Background] })
export class BackgroundModule {}
