import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { ConflictError, NotFoundError } from '../../../platform/errors/domain.error.js';
import { endNow } from '../stripe/end-now.js';
import { currentOf, isOver, scheduleOf, terminationOf } from '../stripe/subscription-state.js';
import type { SubscriptionRow } from './subscriptions.queries.js';
import { Accounts } from './accounts.js';
import { Synchronisation } from './synchronisation.js';

/** Cancels a subscription at the end of its period, and withdraws a cancellation. */
@Injectable()
export class TerminationService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
  ) {}

  /** A paid subscription runs to the end of its period; an unpaid one ends now. A scheduled switch is cancelled. */
  terminate(userId: number): Promise<SubscriptionRow | null> {
    return this.accounts.open(userId, async (session) => {
      const subscription = currentOf(await this.sync.fetch(session));
      if (subscription === null || isOver(subscription))
        throw new NotFoundError(ErrorCode.NotExistingSubscription);
      if (isSubscribed(subscription.status)) await endWithPeriod(session.stripe, subscription);
      else await endNow(session.stripe, subscription);
      return this.sync.run(session);
    });
  }

  /** Withdraws a cancellation, if there is one. */
  continue(userId: number): Promise<SubscriptionRow | null> {
    return this.accounts.open(userId, async (session) => {
      const subscription = currentOf(await this.sync.fetch(session));
      if (subscription === null) throw new NotFoundError(ErrorCode.NotExistingSubscription);
      if (isOver(subscription)) {
        await this.sync.persist(session, [subscription]);
        throw new ConflictError(ErrorCode.SubscriptionEnded);
      }
      await resume(session.stripe, subscription);
      return this.sync.run(session);
    });
  }
}

async function endWithPeriod(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (terminationOf(subscription) !== null) return;
  const schedule = scheduleOf(subscription);
  // Stripe refuses to cancel a subscription while a schedule is attached.
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule.id);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
}

/** Stripe's portal sets `cancel_at`, we set `cancel_at_period_end`. Stripe refuses to reset both at once. */
async function resume(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (terminationOf(subscription) === null) return;
  await stripe.subscriptions.update(
    subscription.id,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}
