import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../billing/accounts.js';
import { PlanSwitchService } from '../billing/plan-switch.service.js';
import { SubscribersQueries } from '../billing/subscribers.queries.js';
import { Synchronisation } from '../billing/synchronisation.js';
import { EVENTS_KEPT_MS, StripeEventsQueries } from './stripe-events.queries.js';

const PAGE = 100;

/** Repairs what was lost between Stripe and this instance. */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly events: StripeEventsQueries,
    private readonly subscribers: SubscribersQueries,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly switches: PlanSwitchService,
    private readonly clock: Clock,
  ) {}

  /** Compares the subscription of every customer with Stripe, and deletes old events. */
  async reconcile(): Promise<void> {
    await this.events.purge(new Date(this.clock.now().getTime() - EVENTS_KEPT_MS));
    for (let last = 0; ;) {
      const page = await this.subscribers.after(last, PAGE);
      if (page.length === 0) return;
      for (const { userId } of page) {
        await this.reconcileUser(userId);
        last = userId;
      }
    }
  }

  /** A failure does not stop the reconciliation of the others, and is repaired by the next one. */
  private async reconcileUser(userId: number): Promise<void> {
    try {
      await this.accounts.open(userId, async (session) => {
        const fetched = await this.sync.fetch(session);
        const isTidied = await this.switches.tidy(session, fetched);
        await this.sync.persist(session, isTidied ? await this.sync.fetch(session) : fetched);
      });
    } catch (error) {
      this.logger.warn({ message: `Reconciling failed for user ${userId}`, error: String(error) });
    }
  }
}
