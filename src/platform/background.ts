import { setTimeout as pause } from 'node:timers/promises';

import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleDestroy } from '@nestjs/common';

/** How long a stopping process waits for pending work. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Work that no response waits for. Failures are logged; a stopping process waits briefly for it. */
@Injectable()
export class Background implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Background');
  private readonly pending = new Set<Promise<void>>();
  private isStopping = false;

  /** @param name the name in the log if it fails */
  run(name: string, work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => this.logger.error(`${name} failed`, String(error)))
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  /**
   * Repeats `changeSlice`, which changes up to `size` rows and returns their number, until a slice is not full or the
   * process stops: no statement holds its locks for long.
   */
  async inSlices(size: number, changeSlice: () => Promise<number>): Promise<void> {
    let count = size;
    while (count === size && !this.isStopping) count = await changeSlice();
  }

  /** Resolves once no work is pending. */
  async settled(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  onModuleDestroy(): void {
    this.isStopping = true;
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
