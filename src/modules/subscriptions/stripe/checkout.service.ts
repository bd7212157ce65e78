import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';
import type { SubscriptionIntentView } from '#core/api/subscriptions.js';

import { ConflictError } from '../../../platform/errors/domain.error.js';
import { PlansService } from '../plans.service.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';
import { endNow } from './end-now.js';
import { LeaseQueries } from './lease.queries.js';
import { EXPANSIONS, expanded, itemOf, paymentOf, secretOf } from './subscription-state.js';
import { Synchronisation } from './synchronisation.js';

const RUNNING: readonly string[] = ['active', 'trialing', 'paused'];
const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** A payment in one of these states waits for its payer. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The way to a first payment: at most one subscription a user, however often and from wherever it is begun. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: PlansService,
    private readonly sync: Synchronisation,
    private readonly leases: LeaseQueries,
  ) {}

  /** What the browser needs to pay for the plan: the secret of a payment begun earlier, or of a new one. */
  begin(userId: number, priceId: string): Promise<SubscriptionIntentView> {
    this.plans.assertOffered(priceId);
    return this.accounts.open(userId, async (session) => {
      const customer = await this.accounts.customerFor(session);
      const seen = await this.sync.fetch(session);
      await this.refuseUnlessFree(session, seen);
      const begun =
        (await this.resume(session, seen, priceId)) ??
        (await this.create(session, { customer, priceId, latest: seen[0]?.id ?? 'none' }));
      await this.sync.persist(session, [begun, ...seen.filter(({ id }) => id !== begun.id)]);
      return intentView(begun);
    });
  }

  private async refuseUnlessFree(session: Session, seen: Stripe.Subscription[]): Promise<void> {
    const isAny = (states: readonly string[]): boolean => seen.some(({ status }) => states.includes(status));
    const code = isAny(RUNNING)
      ? ErrorCode.AlreadySubscribed
      : isAny(OVERDUE)
        ? ErrorCode.PaymentRequired
        : null;
    if (code === null) return;
    await this.sync.persist(session, seen);
    throw new ConflictError(code);
  }

  /** The one that was begun and left, for the same plan; all others that were begun end here, and their secrets with them. */
  private async resume(
    session: Session,
    seen: Stripe.Subscription[],
    priceId: string,
  ): Promise<Stripe.Subscription | null> {
    let resumed: Stripe.Subscription | null = null;
    for (const subscription of seen.filter(({ status }) => status === 'incomplete')) {
      const isPayable = await this.isPayable(session, subscription);
      if (resumed === null && isPayable && itemOf(subscription).price.id === priceId) resumed = subscription;
      else await endNow(session.stripe, subscription);
    }
    return resumed;
  }

  private async isPayable(session: Session, subscription: Stripe.Subscription): Promise<boolean> {
    const secret = secretOf(subscription);
    if (secret === null) return false;
    const { status } = await session.stripe.paymentIntents.retrieve(paymentOf(secret));
    if (status === 'processing') throw new ConflictError(ErrorCode.PaymentProcessing);
    if (status === 'succeeded') {
      await this.sync.run(session);
      throw new ConflictError(ErrorCode.AlreadySubscribed);
    }
    return PAYABLE.includes(status);
  }

  /**
   * The key names what was there before and how often it failed: what is sent twice makes one subscription, and one
   * after the end of another is another.
   */
  private async create(
    { stripe, account }: Session,
    { customer, priceId, latest }: { customer: string; priceId: string; latest: string },
  ): Promise<Stripe.Subscription> {
    try {
      return await stripe.subscriptions.create(
        {
          customer,
          items: [{ price: priceId, quantity: 1 }],
          payment_behavior: 'default_incomplete',
          collection_method: 'charge_automatically',
          billing_mode: { type: 'flexible' },
          payment_settings: {
            payment_method_types: ['card'],
            save_default_payment_method: 'on_subscription',
          },
          metadata: this.accounts.marksOf(account.userId),
          expand: EXPANSIONS,
        },
        { idempotencyKey: `sub:${customer}:${priceId}:${latest}:${account.checkoutAttempt}` },
      );
    } catch (error) {
      // The provider repeats its answer to a key for a day, even when that was its own failure. What was made all the
      // same is found at the next look.
      await this.leases.nextAttempt(account);
      throw error;
    }
  }
}

function intentView(subscription: Stripe.Subscription): SubscriptionIntentView {
  const { id: subscriptionId } = subscription;
  const payment = secretOf(subscription);
  if (payment !== null) return { subscriptionId, type: 'payment', clientSecret: payment };
  const setup = expanded(subscription.pending_setup_intent)?.client_secret ?? null;
  return { subscriptionId, type: setup === null ? 'none' : 'setup', clientSecret: setup };
}
