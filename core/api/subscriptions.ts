import type { AccessMode } from '../domain/entitlement.js';

/** The billing interval of a plan; an instance offers one plan of each. */
export type PlanInterval = 'month' | 'year';

/** The price of a plan. */
export interface PlanView {
  priceId: string;
  interval: PlanInterval;
  /** In the smallest unit of the currency: 1200 is 12 euros. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** The result of an event of the payment provider; `ignored` if it concerns no user of this instance. */
export interface WebhookResult {
  result: 'processed' | 'duplicate' | 'ignored';
}

/** The plan that starts at the end of the paid period. */
export interface ScheduledPlanView extends PlanView {
  /** An ISO 8601 date-time in UTC. */
  startsAt: string;
}

export interface SubscriptionDetails {
  interval: PlanInterval;
  amount: number;
  currency: string;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  /** Null if no automatic payment is due: the subscription is cancelled, or a payment is overdue. */
  nextPaymentAt: string | null;
  /** The end of the subscription; null while it renews. */
  terminationAt: string | null;
  scheduledPlan: ScheduledPlanView | null;
  /** The provider's reason why the last renewal could not be charged, such as `card_declined`. */
  lastPaymentError: string | null;
}

/** The states of the provider; an unknown state counts as not subscribed. */
export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled'
  | (string & {});

/** A user's subscription in the last known state of the payment provider; also the payload of the socket. */
export interface SubscriptionView {
  id: number;
  userId: number;
  stripeSubscriptionId: string;
  stripePriceId: string;
  status: SubscriptionStatus;
  details: SubscriptionDetails;
  createdAt: string;
  updatedAt: string;
}

export interface CurrentSubscriptionView {
  /** Null if there is none, or if it was never paid or has ended. */
  subscription: SubscriptionView | null;
  scheduledPlan: ScheduledPlanView | null;
}

export interface ChoosePlan {
  /** One of the two prices in `GET /config`. */
  priceId: string;
}

export interface SubscriptionIntentView {
  subscriptionId: string;
  /** The kind of intent that the browser confirms; `none` if the subscription is active and nothing is due. */
  type: 'payment' | 'setup' | 'none';
  clientSecret: string | null;
}

export interface PaymentMethodView {
  id: string;
  /** `card`, or another type without further details. */
  type: string;
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
}

export interface SetupIntentView {
  clientSecret: string;
}

/** The payment settings for the browser; part of `GET /config`. */
export interface BillingConfigView {
  publishableKey: string;
  /** The length of the trial in days; 0 for none. */
  trialDays: number;
  /** Monthly first; empty until the provider has returned the prices. */
  plans: PlanView[];
}

/** The current access of a user; part of `GET /users/me`. */
export interface AccessView {
  mode: AccessMode;
  /** Null if billing is disabled; in the past if the trial has ended. */
  trialEndsAt: string | null;
  /** The current time of the server, used to show the remaining time. */
  serverTime: string;
}
