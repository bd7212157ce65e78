import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { ConflictError, NotFoundError } from '../../../platform/errors/domain.error.js';
import type { SubscriptionRow } from '../subscriptions.queries.js';
import { Accounts } from './accounts.js';
import { endNow } from './end-now.js';
import { currentOf, isOver, scheduleOf, terminationOf } from './subscription-state.js';
import { Synchronisation } from './synchronisation.js';

/** Ending a subscription with its period, and taking that back. */
@Injectable()
export class TerminationService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
  ) {}

  /** What is paid for runs to its end; what is not ends now. A switch that was to come is off. */
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

  /** Goes on after all; one that was not to end does anyway. */
  continue(userId: number): Promise<SubscriptionRow | null> {
    return this.accounts.open(userId, async (session) => {
      const subscription = currentOf(await this.sync.fetch(session));
      if (subscription === null) throw new NotFoundError(ErrorCode.NotExistingSubscription);
      if (isOver(subscription)) {
        await this.sync.persist(session, [subscription]);
        throw new ConflictError(ErrorCode.SubscriptionEnded);
      }
      await goOn(session.stripe, subscription);
      return this.sync.run(session);
    });
  }
}

async function endWithPeriod(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (terminationOf(subscription) !== null) return;
  const schedule = scheduleOf(subscription);
  // The provider refuses to end what a schedule steers.
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule.id);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
}

/** An end of its portal is a date, one of ours goes with the period; to take back both at once is refused. */
async function goOn(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (terminationOf(subscription) === null) return;
  await stripe.subscriptions.update(
    subscription.id,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}
