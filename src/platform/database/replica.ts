import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { DomainError } from '../errors/domain.error.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Database } from './database.js';
import { connectStandby } from './standby.js';
import { isGivenUp } from './violates.js';

/** A replica that failed is left alone for so long, so that no call waits for it. */
const RETRY_MS = 5_000;

/** How often and how far apart to check whether the replica has a change. */
const TRIES = 5;
const PAUSE_MS = 20;

/** Null: no replica is configured. */
export type ReplicaState = 'available' | 'behind' | 'unavailable' | null;

/**
 * A standby of the database for large reads, never for authorisation. Reads that it cannot answer as well as the
 * primary go to the primary (docs/decisions/0091).
 */
export class Replica {
  private readonly logger = new Logger('Replica');
  private readonly countRead: (labels: { from: string }) => void;
  private now: ReplicaState;
  private restsUntil = 0;

  constructor(
    private readonly primary: Database,
    private readonly source: DataSource | null,
    metrics: Metrics,
  ) {
    this.now = source === null ? null : 'available';
    this.countRead = metrics.counter('replica_reads_total', 'Reads that may use the replica', ['from']);
    metrics.gauge('replica', 'State of the read replica', 'state', {
      available: () => Number(this.now === 'available'),
      behind: () => Number(this.now === 'behind'),
      unavailable: () => Number(this.now === 'unavailable'),
    });
  }

  /** The result of the last read. */
  get state(): ReplicaState {
    return this.now;
  }

  /**
   * Runs `work` in a snapshot of the replica if that is as new as the primary now, otherwise in one of the primary.
   * @param read.mark reads what the primary has now
   * @param read.hasSeen whether a snapshot contains that
   */
  async snapshot<M, T>(
    read: { mark: () => Promise<M>; hasSeen: (mark: M) => Promise<boolean> },
    work: () => Promise<T>,
  ): Promise<T> {
    const { source } = this;
    if (source === null) return this.primary.snapshot(work);
    if (Date.now() >= this.restsUntil) {
      const mark = await read.mark();
      const found = await this.attempt(source, () => read.hasSeen(mark), work);
      if (found !== null) return found.result;
    }
    this.countRead({ from: `primary, ${this.now ?? ''}` });
    return this.primary.snapshot(work);
  }

  private async attempt<T>(
    source: DataSource,
    isCurrent: () => Promise<boolean>,
    work: () => Promise<T>,
  ): Promise<{ result: T } | null> {
    try {
      await connectStandby(source, this.primary);
      // Once it is behind, reads do not wait until it has caught up.
      const tries = this.now === 'behind' ? 1 : TRIES;
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        if (attempt > 1) await pause(PAUSE_MS);
        const found = await this.primary.snapshot(
          async () => ((await isCurrent()) ? { result: await work() } : null),
          source,
        );
        if (found === null) continue;
        this.become('available');
        this.countRead({ from: 'replica' });
        return found;
      }
      this.become('behind');
    } catch (error) {
      // Only the primary may refuse; and a standby cancels reads that delay its replication.
      if (!(error instanceof DomainError) && !isGivenUp(error)) this.rest(error);
    }
    return null;
  }

  private rest(error: unknown): void {
    this.restsUntil = Date.now() + RETRY_MS;
    this.become('unavailable', error);
  }

  private become(state: ReplicaState, error?: unknown): void {
    if (state === this.now) return;
    this.now = state;
    const why = error === undefined ? '' : ` (${error instanceof Error ? error.message : typeof error})`;
    this.logger.warn(`The read replica is ${state}${why}`);
  }
}
