import { Injectable } from '@nestjs/common';

import { HOUR_MS } from '#core/domain/durations.js';
import { isCurrent } from '#core/domain/entitlement.js';

import { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/errors/domain.error.js';
import { SubscriptionsQueries } from '../subscriptions.queries.js';
import type { SubscriptionRow } from '../subscriptions.queries.js';
import { Accounts } from './accounts.js';
import { PaymentProvider } from './payment-provider.js';
import { Synchronisation } from './synchronisation.js';

/** Milliseconds between two looks at the provider for the same user, and those that one may take at most. */
const PAUSE_MS = 10_000;
const PATIENCE_MS = 3_000;

/** The subscription as we know it, looked up anew where what we know cannot be all. */
@Injectable()
export class CurrentSubscriptionService {
  private readonly lookedAt = new Map<number, number>();

  constructor(
    private readonly queries: SubscriptionsQueries,
    private readonly provider: PaymentProvider,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly clock: Clock,
  ) {}

  async find(userId: number): Promise<SubscriptionRow | null> {
    const row = await this.queries.find(userId);
    if (row === null || !this.isDoubtful(row) || !this.mayLook(userId)) return row;
    try {
      const patience = Math.min(PATIENCE_MS, this.provider.patience);
      return await this.accounts.open(userId, (session) => this.sync.run(session), patience);
    } catch (error) {
      // What we know is an answer too.
      if (!(error instanceof DomainError)) throw error;
      return row;
    }
  }

  /** A payment may have come through, or a period have ended, without a word reaching us. */
  private isDoubtful({ status, details }: SubscriptionRow): boolean {
    if (!this.provider.isThere) return false;
    const isPast = Date.parse(details.currentPeriodEnd) + HOUR_MS < this.clock.now().getTime();
    return status === 'incomplete' || (isCurrent(status) && isPast);
  }

  private mayLook(userId: number): boolean {
    const now = this.clock.now().getTime();
    for (const [id, at] of this.lookedAt) if (now - at >= PAUSE_MS) this.lookedAt.delete(id);
    if (this.lookedAt.has(userId)) return false;
    this.lookedAt.set(userId, now);
    return true;
  }
}
