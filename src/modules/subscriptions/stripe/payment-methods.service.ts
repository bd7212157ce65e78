import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';
import type { PaymentMethodView, SetupIntentView } from '#core/api/subscriptions.js';
import { isCurrent } from '#core/domain/entitlement.js';

import { NotFoundError } from '../../../platform/errors/domain.error.js';
import { assertDefined } from '../../../platform/assert-defined.js';
import { SubscriptionsQueries } from '../subscriptions.queries.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';
import { PaymentProvider } from './payment-provider.js';
import { isDecline } from './stripe-errors.js';
import { expanded, idOf, isOver, scheduleOf } from './subscription-state.js';

/** Marks a new card as meant for the subscription. */
const PURPOSE = 'subscription_payment_method';

/** Marks a subscription with the second in which its card was taken down. */
const SINCE = 'cardSince';

const OVERDUE: readonly string[] = ['past_due', 'unpaid'];

/** With what a subscription is paid. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly accounts: Accounts,
    private readonly queries: SubscriptionsQueries,
  ) {}

  /** What renewals are charged to: the subscription's own, else the customer's; null when there is neither. */
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

  /** Lets the browser take down another card. It counts once the provider itself says that it is there. */
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
        metadata: { ...this.accounts.marksOf(userId), ...purpose },
      });
    });
    return { clientSecret: assertDefined(intent.client_secret, 'secret of a setup intent') };
  }

  /**
   * Charges renewals to the card that was taken down, and what is overdue at once. Nothing happens when a later card
   * was told of before, or when the subscription has ended since.
   * @param seen the subscriptions of the account
   * @returns whether the card is charged from now on
   */
  async adopt(
    { stripe }: Session,
    event: Stripe.SetupIntentSucceededEvent,
    seen: readonly Stripe.Subscription[],
  ): Promise<boolean> {
    const { metadata, payment_method: method } = event.data.object;
    const target = seen.find(({ id }) => id === metadata?.subscriptionId);
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
    // Else the next phase would bring the old card back.
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
      // Then it stays overdue, which the next look shows.
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
