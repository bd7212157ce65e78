import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { PaymentMethodView, SetupIntentView } from '#core/api/subscriptions.js';
import { isCurrent } from '#core/domain/entitlement.js';

import { NotFoundError } from '../../../platform/errors/domain.error.js';
import { assertDefined } from '../../../platform/assert-defined.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { isDecline } from '../stripe/stripe-errors.js';
import { expanded, idOf, isOver, scheduleOf } from '../stripe/subscription-state.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';

/** The metadata of a setup intent whose card is for the subscription. */
const PURPOSE = 'subscription_payment_method';

/** The metadata of a subscription that contain the second in which its card was added. */
const SINCE = 'cardSince';

const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** The cards that pay for subscriptions. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly accounts: Accounts,
    private readonly queries: SubscriptionsQueries,
  ) {}

  /** The card that renewals are charged to: that of the subscription, else that of the customer, else null. */
  async current(userId: number): Promise<PaymentMethodView | null> {
    const row = await this.queries.find(userId);
    if (row === null || !isCurrent(row.status)) return null;
    const { default_payment_method: own, customer } = await this.provider.ask((stripe) =>
      stripe.subscriptions.retrieve(row.stripeSubscriptionId, {
        expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
      }),
    );
    const person = expanded(customer);
    const general =
      person === null || person.deleted === true
        ? null
        : expanded(person.invoice_settings.default_payment_method);
    const method = expanded(own) ?? general;
    return method === null ? null : paymentMethodView(method);
  }

  /** Starts adding a new card. It is used once an event of Stripe confirms it. */
  async prepare(userId: number): Promise<SetupIntentView> {
    const row = await this.queries.find(userId);
    if (row === null || !isCurrent(row.status)) throw new NotFoundError(ErrorCode.NotExistingSubscription);
    const purpose = { subscriptionId: row.stripeSubscriptionId, purpose: PURPOSE };
    const intent = await this.provider.ask(async (stripe) => {
      const { customer } = await stripe.subscriptions.retrieve(row.stripeSubscriptionId);
      return stripe.setupIntents.create({
        customer: idOf(customer),
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { ...this.accounts.metadataFor(userId), ...purpose },
      });
    });
    return { clientSecret: assertDefined(intent.client_secret, 'secret of a setup intent') };
  }

  /**
   * Charges renewals to the new card, and an overdue invoice at once. Does nothing if a later card was confirmed before,
   * or if the subscription has ended.
   * @param fetched the subscriptions of the account
   * @returns whether the card is charged from now on
   */
  async adopt(
    { stripe }: Session,
    event: Stripe.SetupIntentSucceededEvent,
    fetched: readonly Stripe.Subscription[],
  ): Promise<boolean> {
    const { metadata, payment_method: method } = event.data.object;
    const target = fetched.find(({ id }) => id === metadata?.subscriptionId);
    if (metadata?.purpose !== PURPOSE || method === null || target === undefined) return false;
    if (isOver(target) || Number(target.metadata[SINCE] ?? 0) > event.created) return false;
    const card = idOf(method);
    await stripe.customers.update(idOf(target.customer), {
      invoice_settings: { default_payment_method: card },
    });
    const subscription = await stripe.subscriptions.update(target.id, {
      default_payment_method: card,
      metadata: { [SINCE]: String(event.created) },
      expand: ['latest_invoice', 'schedule'],
    });
    const schedule = scheduleOf(subscription);
    // Otherwise the next phase would restore the old card.
    if (schedule !== null)
      await stripe.subscriptionSchedules.update(schedule.id, {
        default_settings: { default_payment_method: card },
      });
    await payWhatIsOverdue(stripe, subscription, card);
    return true;
  }
}

async function payWhatIsOverdue(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  card: string,
): Promise<void> {
  const invoice = expanded(subscription.latest_invoice);
  if (!OVERDUE.includes(subscription.status) || invoice?.status !== 'open') return;
  await stripe.invoices
    .pay(
      invoice.id,
      { payment_method: card, off_session: true },
      { idempotencyKey: `pay:${invoice.id}:${card}` },
    )
    .catch((error: unknown) => {
      // The invoice stays overdue, which the next fetch shows.
      if (!isDecline(error)) throw error;
    });
}

const paymentMethodView = ({ id, type, card }: Stripe.PaymentMethod): PaymentMethodView => ({
  id,
  type,
  brand: card?.brand ?? null,
  last4: card?.last4 ?? null,
  expMonth: card?.exp_month ?? null,
  expYear: card?.exp_year ?? null,
});
