import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ConflictError } from '../../../platform/errors/domain.error.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { LeaseQueries } from './lease.queries.js';
import type { Account } from './lease.queries.js';

/**
 * Milliseconds between two attempts while another process holds the lease. In this process, waiting calls are woken.
 */
const PAUSE_MS = 150;

/**
 * Lets one call at a time use a user's account at Stripe, across all processes. A lock of the database would keep a
 * connection for as long as Stripe takes to answer. A lease ends by itself, as its process may die.
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
   * Runs `work` while it holds the lease of the user's account.
   * @param timeout the maximum duration of the work in milliseconds; waiting for the lease may take half as much in
   * addition
   * @throws ConflictError `billing_busy` if another call does not release the lease in time
   */
  async hold<T>(
    userId: number,
    work: (account: Account) => Promise<T>,
    timeout = this.provider.timeout,
  ): Promise<T> {
    const account = await this.take(userId, 1.5 * timeout);
    try {
      return await work(account);
    } finally {
      await this.queries
        .release(account)
        .catch((error: unknown) => this.logger.warn(`A lease was left to expire: ${String(error)}`));
      this.wakeNext(userId);
    }
  }

  /** Milliseconds, longer than any call takes: Stripe's part of it, the pauses between attempts, and the statements. */
  private get longest(): number {
    return 3 * this.provider.timeout;
  }

  /** @param timeout milliseconds: after one and a half timeouts of Stripe, the holder has finished or died */
  private async take(userId: number, timeout: number): Promise<Account> {
    const lease = randomUUID();
    const since = performance.now();
    for (;;) {
      const account = await this.queries.take(userId, lease, this.longest);
      if (account !== null) return account;
      if (performance.now() - since > timeout)
        throw new ConflictError(ErrorCode.BillingBusy, { retryAfter: 2 });
      await this.turn(userId);
    }
  }

  /** Settles when a call of this process has released the lease, or one of another process may have. */
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
