import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';

import { Clock } from '../../../platform/clock.js';
import { ConflictError } from '../../../platform/errors/domain.error.js';
import { Events } from '../../../platform/events.js';
import { PlansService } from '../plans.service.js';
import { SubscriptionUpdated } from '../subscription-updated.js';
import { subscriptionView } from '../subscription.view.js';
import { SubscriptionsQueries } from '../subscriptions.queries.js';
import type { SubscriptionRow } from '../subscriptions.queries.js';
import type { Session } from './accounts.js';
import { currentOf, EXPANSIONS, paymentOf, secretOf, stateOf } from './subscription-state.js';

/** More than anybody collects between two that are kept. */
const MOST = 100;

const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/**
 * The one way a subscription gets into our database: looked up at the provider while the account is held, never taken
 * from what somebody tells. So the order in which things are told does not matter, nor how often.
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

  /** Every subscription the user ever had, as the provider knows them now. */
  async look({ stripe, account }: Session): Promise<Stripe.Subscription[]> {
    if (account.customerId === null) return [];
    const { data } = await stripe.subscriptions.list({
      customer: account.customerId,
      status: 'all',
      limit: MOST,
      expand: EXPANSIONS.map((path) => `data.${path}`),
    });
    return data;
  }

  /** Looks, and keeps what there is. */
  async run(session: Session): Promise<SubscriptionRow | null> {
    return this.keep(session, await this.look(session));
  }

  /** Keeps what was seen, and tells whoever listens when it is news. */
  async keep(session: Session, seen: readonly Stripe.Subscription[]): Promise<SubscriptionRow | null> {
    const { account } = session;
    const current = currentOf(seen);
    const isNews =
      current === null
        ? await this.queries.end(account, this.clock.now())
        : await this.queries.write(account, await this.stateOf(session, current), this.clock.now());
    if (isNews === null) throw new ConflictError(ErrorCode.BillingBusy, { retryAfter: 2 });
    const row = await this.queries.find(account.userId);
    if (isNews && row !== null) this.tell(row);
    return row;
  }

  private async stateOf(session: Session, subscription: Stripe.Subscription) {
    const lastPaymentError = await paymentError(session, subscription);
    return stateOf(subscription, { now: this.clock.now(), priceOf: this.plans.find, lastPaymentError });
  }

  private tell(row: SubscriptionRow): void {
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
