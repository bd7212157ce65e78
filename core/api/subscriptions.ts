import type { AccessMode } from '../domain/entitlement.js';

/** How often a plan is paid; the instance offers one of each. */
export type PlanInterval = 'month' | 'year';

/** What one of the two plans costs. */
export interface PlanView {
  priceId: string;
  interval: PlanInterval;
  /** In the smallest unit of the currency: 1200 is 12 euros. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** The plan that follows at the end of the period that is paid. */
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
  /** Null when nothing will be charged by itself: terminated, or a payment is overdue. */
  nextPaymentAt: string | null;
  /** The end of the subscription; null while it renews. */
  terminationAt: string | null;
  scheduledPlan: ScheduledPlanView | null;
  /** The provider's reason why the last renewal could not be charged, such as `card_declined`. */
  lastPaymentError: string | null;
}

/** The states the provider knows; one that this version does not know counts as not subscribed. */
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

/** A user's subscription, as the payment provider last described it; also what the socket pushes. */
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
  /** Null: none, or one that was never paid, or that has ended. */
  subscription: SubscriptionView | null;
  scheduledPlan: ScheduledPlanView | null;
}

export interface ChoosePlan {
  /** One of the two that `GET /config` names. */
  priceId: string;
}

export interface SubscriptionIntentView {
  subscriptionId: string;
  /** What the browser confirms with the secret; `none`: nothing is to be paid, the subscription runs. */
  type: 'payment' | 'setup' | 'none';
  clientSecret: string | null;
}

export interface PaymentMethodView {
  id: string;
  /** `card`, or another kind, of which nothing else is known. */
  type: string;
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
}

export interface SetupIntentView {
  clientSecret: string;
}

/** What the browser needs to take payments; part of `GET /config`. */
export interface BillingConfigView {
  publishableKey: string;
  /** Days every new user may use everything; 0: none. */
  trialDays: number;
  /** Monthly first. Empty while the provider could not be asked. */
  plans: PlanView[];
}

/** What a user may do just now; part of `GET /users/me`. */
export interface AccessView {
  mode: AccessMode;
  /** Null when billing is off. In the past when the trial is over. */
  trialEndsAt: string | null;
  /** The clock that counts, for whoever shows what is left. */
  serverTime: string;
}
