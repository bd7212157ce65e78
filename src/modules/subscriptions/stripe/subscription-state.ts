import type Stripe from 'stripe';

import type {
  PlanInterval,
  PlanView,
  ScheduledPlanView,
  SubscriptionDetails,
} from '#core/api/subscriptions.js';
import { isCurrent, isSubscribed } from '#core/domain/entitlement.js';

import { assertDefined } from '../../../platform/assert-defined.js';

/** The objects to fetch together with a subscription. */
export const EXPANSIONS = ['latest_invoice.confirmation_secret', 'schedule', 'pending_setup_intent'];

/** The part of a subscription that is stored. */
export interface SubscriptionState {
  stripeSubscriptionId: string;
  stripePriceId: string;
  status: string;
  details: SubscriptionDetails;
  createdAt: Date;
}

/** The object if the response contains it; null if the response has only its id, or none. */
export const expanded = <T extends object>(found: T | string | null | undefined): T | null =>
  typeof found === 'object' ? found : null;

export const idOf = (found: { id: string } | string): string =>
  typeof found === 'string' ? found : found.id;

export const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Whether the subscription has ended, or can no longer begin. */
export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** The item of a subscription; ours have one. */
export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  assertDefined(subscription.items.data[0], 'item of a subscription');

/** The schedule attached to a subscription; null if there is none, or it is released. */
export const scheduleOf = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  expanded(schedule);

/** The phase after the current one, by Stripe's clock: ours may differ. Null if there is none. */
export function nextPhaseOf(
  schedule: Stripe.SubscriptionSchedule | null,
): Stripe.SubscriptionSchedule.Phase | null {
  if (schedule?.status !== 'active') return null;
  const { current_phase: current, phases } = schedule;
  return phases.find(({ start_date }) => current !== null && start_date > current.start_date) ?? null;
}

/** The secret with which the browser pays the open invoice; null if there is none. */
export const secretOf = (subscription: Stripe.Subscription): string | null =>
  expanded(subscription.latest_invoice)?.confirmation_secret?.client_secret ?? null;

/** The id of the payment intent of a secret. */
export const paymentOf = (secret: string): string => secret.replace(/_secret_.*$/, '');

/** The end of the subscription; null while it renews. */
export function terminationOf(subscription: Stripe.Subscription): number | null {
  const schedule = scheduleOf(subscription);
  // An attached schedule has been seen to set `cancel_at` by itself: that ends the schedule, not the subscription.
  if (schedule !== null && schedule.end_behavior !== 'cancel') return null;
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = subscription;
  return at ?? (atPeriodEnd ? itemOf(subscription).current_period_end : null);
}

/** The current subscription: a running one, else an unpaid one, else an ended one; of equals, the newest. */
export const currentOf = (subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | null =>
  [...subscriptions].sort((a, b) => rank(b) - rank(a) || b.created - a.created)[0] ?? null;

const rank = ({ status }: Stripe.Subscription): number => {
  if (isCurrent(status)) return 2;
  return status === 'incomplete' ? 1 : 0;
};

/** The cost of a plan, from its price at Stripe. */
export const planOf = (price: Stripe.Price): PlanView => ({
  priceId: price.id,
  interval: intervalOf(price),
  amount: price.unit_amount ?? 0,
  currency: price.currency,
});

const intervalOf = ({ recurring }: Stripe.Price): PlanInterval =>
  recurring?.interval === 'year' ? 'year' : 'month';

/**
 * @param priceOf the plan of a price of which a schedule has only the id
 * @param lastPaymentError the reason why the open invoice could not be charged
 */
export function stateOf(
  subscription: Stripe.Subscription,
  { priceOf, lastPaymentError }: Surroundings,
): SubscriptionState {
  const item = itemOf(subscription);
  const { priceId, ...plan } = planOf(item.price);
  const terminationAt = terminationOf(subscription);
  const isCharged = terminationAt === null && isSubscribed(subscription.status);
  return {
    stripeSubscriptionId: subscription.id,
    stripePriceId: priceId,
    status: subscription.status,
    details: {
      ...plan,
      currentPeriodStart: timeOf(item.current_period_start),
      currentPeriodEnd: timeOf(item.current_period_end),
      nextPaymentAt: isCharged ? timeOf(item.current_period_end) : null,
      terminationAt: terminationAt === null ? null : timeOf(terminationAt),
      scheduledPlan: scheduledPlanOf(nextPhaseOf(scheduleOf(subscription)), priceOf),
      lastPaymentError,
    },
    createdAt: new Date(subscription.created * 1000),
  };
}

export interface Surroundings {
  priceOf: (priceId: string) => PlanView | null;
  lastPaymentError: string | null;
}

function scheduledPlanOf(
  phase: Stripe.SubscriptionSchedule.Phase | null,
  priceOf: Surroundings['priceOf'],
): ScheduledPlanView | null {
  const price = phase?.items[0]?.price;
  const plan = price === undefined ? null : priceOf(idOf(price));
  return phase === null || plan === null ? null : { ...plan, startsAt: timeOf(phase.start_date) };
}
