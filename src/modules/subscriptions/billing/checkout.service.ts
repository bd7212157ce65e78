import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { SubscriptionIntentView } from '#core/api/subscriptions.js';

import { ConflictError } from '../../../platform/errors/domain.error.js';
import { endNow } from '../stripe/end-now.js';
import { EXPANSIONS, expanded, itemOf, paymentOf, secretOf } from '../stripe/subscription-state.js';
import { PlansService } from './plans.service.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';
import { LeaseQueries } from './lease.queries.js';
import { Synchronisation } from './synchronisation.js';

const RUNNING: readonly string[] = ['active', 'trialing', 'paused'];
const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** The states of a payment that waits for its payer. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Starts a first payment. A user gets at most one subscription, however many calls start one. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: PlansService,
    private readonly sync: Synchronisation,
    private readonly leases: LeaseQueries,
  ) {}

  /** Returns what the browser needs to pay for the plan: the secret of an earlier payment, or of a new one. */
  begin(userId: number, priceId: string): Promise<SubscriptionIntentView> {
    this.plans.assertOffered(priceId);
    return this.accounts.open(userId, async (session) => {
      const customer = await this.accounts.customerFor(session);
      const fetched = await this.sync.fetch(session);
      await this.refuseUnlessFree(session, fetched);
      const begun =
        (await this.resume(session, fetched, priceId)) ??
        (await this.create(session, { customer, priceId, latest: fetched[0]?.id ?? 'none' }));
      await this.sync.persist(session, [begun, ...fetched.filter(({ id }) => id !== begun.id)]);
      return intentView(begun);
    });
  }

  private async refuseUnlessFree(session: Session, fetched: Stripe.Subscription[]): Promise<void> {
    const isAny = (states: readonly string[]): boolean =>
      fetched.some(({ status }) => states.includes(status));
    const code = isAny(RUNNING)
      ? ErrorCode.AlreadySubscribed
      : isAny(OVERDUE)
        ? ErrorCode.PaymentRequired
        : null;
    if (code === null) return;
    await this.sync.persist(session, fetched);
    throw new ConflictError(code);
  }

  /**
   * Returns an unfinished subscription to the same plan. It ends the other unfinished ones, so that their secrets
   * expire.
   */
  private async resume(
    session: Session,
    fetched: Stripe.Subscription[],
    priceId: string,
  ): Promise<Stripe.Subscription | null> {
    let resumed: Stripe.Subscription | null = null;
    for (const subscription of fetched.filter(({ status }) => status === 'incomplete')) {
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
   * The idempotency key contains the latest subscription and the number of failures: two equal calls create one
   * subscription, and a call after its end creates another one.
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
          metadata: this.accounts.metadataFor(account.userId),
          expand: EXPANSIONS,
        },
        { idempotencyKey: `sub:${customer}:${priceId}:${latest}:${account.checkoutAttempt}` },
      );
    } catch (error) {
      // Stripe repeats its response to a key for a day, even a failure of its own. If it created the subscription
      // nevertheless, the next fetch finds it.
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
