import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { ConflictError, NotFoundError, RuleError } from '../../../platform/errors/domain.error.js';
import { assertDefined } from '../../../platform/assert-defined.js';
import {
  currentOf,
  idOf,
  isOver,
  itemOf,
  nextPhaseOf,
  scheduleOf,
  terminationOf,
} from '../stripe/subscription-state.js';
import { PlansService } from './plans.service.js';
import type { SubscriptionRow } from './subscriptions.queries.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';
import { Synchronisation } from './synchronisation.js';

/** Switches to another plan from the next period. Nothing is charged before. */
@Injectable()
export class PlanSwitchService {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: PlansService,
    private readonly sync: Synchronisation,
  ) {}

  /** Choosing the current plan cancels a scheduled switch. */
  switch(userId: number, priceId: string): Promise<SubscriptionRow | null> {
    this.plans.assertOffered(priceId);
    return this.accounts.open(userId, async (session) => {
      const subscription = currentOf(await this.sync.fetch(session));
      if (subscription === null || isOver(subscription))
        throw new NotFoundError(ErrorCode.NotExistingSubscription);
      refuseUnlessRenewing(subscription);
      await this.schedule(session, subscription, priceId);
      return this.sync.run(session);
    });
  }

  /**
   * Releases a schedule without a future phase: while it is attached, Stripe refuses other changes. True if there was
   * one.
   */
  async tidy({ stripe }: Session, fetched: readonly Stripe.Subscription[]): Promise<boolean> {
    const subscription = currentOf(fetched);
    const schedule = subscription === null ? null : scheduleOf(subscription);
    const isLeftOver = schedule?.status === 'active' && nextPhaseOf(schedule) === null;
    if (!isLeftOver) return false;
    await stripe.subscriptionSchedules.release(schedule.id);
    return true;
  }

  private async schedule(
    { stripe, account }: Session,
    subscription: Stripe.Subscription,
    priceId: string,
  ): Promise<void> {
    const schedule = scheduleOf(subscription);
    const next = nextPhaseOf(schedule);
    const nextPrice = next?.items[0]?.price;
    if (nextPrice !== undefined && idOf(nextPrice) === priceId) return;
    const { price } = itemOf(subscription);
    if (price.id === priceId && next === null) throw new RuleError(ErrorCode.AlreadyOnPlan);
    // A schedule may also be left over from an earlier switch, or from one that was not finished.
    if (schedule !== null) await stripe.subscriptionSchedules.release(schedule.id);
    if (price.id === priceId) return;
    const metadata = {
      ...this.accounts.metadataFor(account.userId),
      fromPriceId: price.id,
      toPriceId: priceId,
    };
    await this.plan(stripe, subscription, { priceId, metadata });
  }

  private async plan(
    stripe: Stripe,
    subscription: Stripe.Subscription,
    { priceId, metadata }: { priceId: string; metadata: Record<string, string> },
  ): Promise<void> {
    // Stripe accepts no other parameter together with `from_subscription`.
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { id, phases, current_phase: period } = schedule;
    const phase = phases.find(({ start_date }) => start_date === period?.start_date) ?? phases[0];
    const current = assertDefined(phase, 'phase of a schedule');
    const interval = this.plans.intervalOf(priceId);
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata,
      phases: [
        {
          items: current.items.map((item) => ({ price: idOf(item.price), quantity: item.quantity ?? 1 })),
          start_date: current.start_date,
          end_date: current.end_date,
          proration_behavior: 'none',
          ...(current.trial_end === null ? {} : { trial_end: current.trial_end }),
        },
        {
          items: [{ price: priceId, quantity: 1 }],
          duration: { interval, interval_count: 1 },
          proration_behavior: 'none',
          billing_cycle_anchor: 'phase_start',
        },
      ],
    });
  }
}

function refuseUnlessRenewing(subscription: Stripe.Subscription): void {
  if (!isSubscribed(subscription.status)) throw new ConflictError(ErrorCode.PaymentRequired);
  // A switch must not silently resume charges that were to end.
  if (terminationOf(subscription) !== null) throw new ConflictError(ErrorCode.TerminationScheduled);
}
