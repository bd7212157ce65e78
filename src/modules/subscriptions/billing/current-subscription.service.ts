import { Injectable } from '@nestjs/common';

import { HOUR_MS } from '#core/domain/durations.js';
import { isCurrent } from '#core/domain/entitlement.js';

import { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/errors/domain.error.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';
import type { SubscriptionRow } from './subscriptions.queries.js';
import { Accounts } from './accounts.js';
import { Synchronisation } from './synchronisation.js';

/** Milliseconds between two fetches for the same user. */
const PAUSE_MS = 10_000;

/** Milliseconds that one fetch may take. */
const TIMEOUT_MS = 3_000;

/** The stored subscription, fetched from Stripe again if it may be out of date. */
@Injectable()
export class CurrentSubscriptionService {
  private readonly fetchedAt = new Map<number, number>();

  constructor(
    private readonly queries: SubscriptionsQueries,
    private readonly provider: PaymentProvider,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly clock: Clock,
  ) {}

  async find(userId: number): Promise<SubscriptionRow | null> {
    const row = await this.queries.find(userId);
    if (row === null || !this.isOutdated(row) || !this.mayFetch(userId)) return row;
    try {
      const timeout = Math.min(TIMEOUT_MS, this.provider.timeout);
      return await this.accounts.open(userId, (session) => this.sync.run(session), timeout);
    } catch (error) {
      // The stored subscription is better than an error.
      if (!(error instanceof DomainError)) throw error;
      return row;
    }
  }

  /** A payment may have succeeded or a period ended without an event. */
  private isOutdated({ status, details }: SubscriptionRow): boolean {
    if (!this.provider.isEnabled) return false;
    const isPast = Date.parse(details.currentPeriodEnd) + HOUR_MS < this.clock.now().getTime();
    return status === 'incomplete' || (isCurrent(status) && isPast);
  }

  private mayFetch(userId: number): boolean {
    const now = this.clock.now().getTime();
    for (const [id, at] of this.fetchedAt) if (now - at >= PAUSE_MS) this.fetchedAt.delete(id);
    if (this.fetchedAt.has(userId)) return false;
    this.fetchedAt.set(userId, now);
    return true;
  }
}
