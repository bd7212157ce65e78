import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import { ConflictError } from '../../../platform/errors/domain.error.js';
import { LeaseQueries } from './lease.queries.js';
import type { Account } from './lease.queries.js';
import { PaymentProvider } from './payment-provider.js';

/** Milliseconds between two looks whether another process has done; this one says so. */
const PAUSE_MS = 150;

/**
 * One at a time may change or read a user's subscription at the provider, across all processes. Not a lock of the
 * database, which would keep a connection for as long as the provider takes to answer; and not for ever, as a process
 * that holds it may die.
 */
@Injectable()
export class Leases {
  private readonly logger = new Logger('Billing');
  private readonly waiting = new Map<number, Set<AbortController>>();

  constructor(
    private readonly queries: LeaseQueries,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * Does `work` while nobody else holds the user's account.
   * @param patience milliseconds that the work may take, and half as much again to wait for its turn
   * @throws ConflictError `billing_busy` when somebody else does not let go of it in time
   */
  async hold<T>(
    userId: number,
    work: (account: Account) => Promise<T>,
    patience = this.provider.patience,
  ): Promise<T> {
    const account = await this.take(userId, 1.5 * patience);
    try {
      return await work(account);
    } finally {
      await this.queries
        .release(account)
        .catch((error: unknown) => this.logger.warn(`A lease was left to expire: ${String(error)}`));
      this.wakeNext(userId);
    }
  }

  /** Longer than any call of ours lasts: the provider's part of it, the pauses between tries, and the statements. */
  private get longest(): number {
    return 3 * this.provider.patience;
  }

  /** @param patience milliseconds: after one and a half of the provider's, whoever holds it is done or has died */
  private async take(userId: number, patience: number): Promise<Account> {
    const lease = randomUUID();
    const since = performance.now();
    for (;;) {
      const account = await this.queries.take(userId, lease, this.longest);
      if (account !== null) return account;
      if (performance.now() - since > patience)
        throw new ConflictError(ErrorCode.BillingBusy, { retryAfter: 2 });
      await this.turn(userId);
    }
  }

  /** Until somebody here lets go of the account, or somebody elsewhere may have. */
  private async turn(userId: number): Promise<void> {
    const woken = new AbortController();
    const waiting = this.waiting.get(userId) ?? new Set();
    this.waiting.set(userId, waiting.add(woken));
    await pause(PAUSE_MS * (0.5 + Math.random()), null, { signal: woken.signal }).catch(() => null);
    waiting.delete(woken);
    if (waiting.size === 0) this.waiting.delete(userId);
  }

  private wakeNext(userId: number): void {
    const [next] = this.waiting.get(userId) ?? [];
    next?.abort();
  }
}
