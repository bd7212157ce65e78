import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Clock } from '../../../platform/clock.js';
import { ConflictError } from '../../../platform/errors/domain.error.js';
import { Events } from '../../../platform/events.js';
import { currentOf, EXPANSIONS, paymentOf, secretOf, stateOf } from '../stripe/subscription-state.js';
import { PlansService } from './plans.service.js';
import { SubscriptionUpdated } from './subscription-updated.js';
import { subscriptionView } from './subscription.view.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';
import type { SubscriptionRow } from './subscriptions.queries.js';
import type { Session } from './accounts.js';

/** More subscriptions than a customer has at Stripe. */
const LIMIT = 100;

const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/**
 * The only writer of subscriptions. It fetches them from Stripe while it holds the lease of the account and never copies
 * them from an event, so the order and the number of events do not matter.
 */
@Injectable()
export class Synchronisation {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly queries: SubscriptionsQueries,
    private readonly plans: PlansService,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Every subscription the user ever had, as Stripe returns them now. */
  async fetch({ stripe, account }: Session): Promise<Stripe.Subscription[]> {
    if (account.customerId === null) return [];
    const { data } = await stripe.subscriptions.list({
      customer: account.customerId,
      status: 'all',
      limit: LIMIT,
      expand: EXPANSIONS.map((path) => `data.${path}`),
    });
    return data;
  }

  /** Fetches the subscriptions and persists the current one. */
  async run(session: Session): Promise<SubscriptionRow | null> {
    return this.persist(session, await this.fetch(session));
  }

  /**
   * Writes the current one of the `fetched` subscriptions, and publishes an event if it has changed.
   * @throws ConflictError `billing_busy` when the lease has ended meanwhile
   */
  async persist(session: Session, fetched: readonly Stripe.Subscription[]): Promise<SubscriptionRow | null> {
    const { account } = session;
    const current = currentOf(fetched);
    const hasChanged =
      current === null
        ? await this.queries.end(account, this.clock.now())
        : await this.queries.write(account, await this.stateOf(session, current), this.clock.now());
    if (hasChanged === null) throw new ConflictError(ErrorCode.BillingBusy, { retryAfter: 2 });
    const row = await this.queries.find(account.userId);
    if (hasChanged && row !== null) this.publish(row);
    return row;
  }

  private async stateOf(session: Session, subscription: Stripe.Subscription) {
    const lastPaymentError = await paymentError(session, subscription);
    return stateOf(subscription, { priceOf: this.plans.find, lastPaymentError });
  }

  private publish(row: SubscriptionRow): void {
    const { userId, status, stripeSubscriptionId } = row;
    this.logger.log({ message: 'A subscription changed', userId, status, stripeSubscriptionId });
    this.events.publish(new SubscriptionUpdated(subscriptionView(row)));
  }
}

async function paymentError({ stripe }: Session, subscription: Stripe.Subscription): Promise<string | null> {
  const secret = secretOf(subscription);
  if (!OVERDUE.includes(subscription.status) || secret === null) return null;
  const { last_payment_error: error } = await stripe.paymentIntents.retrieve(paymentOf(secret));
  return error?.decline_code ?? error?.code ?? null;
}
