import type {
  CurrentSubscriptionView as CurrentContract,
  PaymentMethodView as PaymentMethodContract,
  PlanInterval,
  ScheduledPlanView as ScheduledPlanContract,
  SetupIntentView as SetupIntentContract,
  SubscriptionDetails as DetailsContract,
  SubscriptionIntentView as IntentContract,
  SubscriptionView as SubscriptionContract,
} from '#core/api/subscriptions.js';
import { isCurrent } from '#core/domain/entitlement.js';

import type { SubscriptionRow } from './subscriptions.queries.js';

export class ScheduledPlanView implements ScheduledPlanContract {
  priceId!: string;
  interval!: PlanInterval;
  /** In the smallest unit of the currency, such as cents. */
  amount!: number;
  currency!: string;
  startsAt!: string;
}

export class SubscriptionDetails implements DetailsContract {
  interval!: PlanInterval;
  /** In the smallest unit of the currency, such as cents. */
  amount!: number;
  currency!: string;
  currentPeriodStart!: string;
  currentPeriodEnd!: string;
  /** Null if no automatic payment is due. */
  nextPaymentAt!: string | null;
  /** The end of the subscription; null while it renews. */
  terminationAt!: string | null;
  scheduledPlan!: ScheduledPlanView | null;
  /** The reason why the last renewal failed. */
  lastPaymentError!: string | null;
}

export class SubscriptionView implements SubscriptionContract {
  id!: number;
  userId!: number;
  stripeSubscriptionId!: string;
  stripePriceId!: string;
  status!: string;
  details!: SubscriptionDetails;
  createdAt!: string;
  updatedAt!: string;
}

export class CurrentSubscriptionView implements CurrentContract {
  subscription!: SubscriptionView | null;
  scheduledPlan!: ScheduledPlanView | null;
}

export class SubscriptionIntentView implements IntentContract {
  subscriptionId!: string;
  type!: 'payment' | 'setup' | 'none';
  clientSecret!: string | null;
}

export class PaymentMethodView implements PaymentMethodContract {
  id!: string;
  type!: string;
  brand!: string | null;
  last4!: string | null;
  expMonth!: number | null;
  expYear!: number | null;
}

export class SetupIntentView implements SetupIntentContract {
  clientSecret!: string;
}

export const subscriptionView = (row: SubscriptionRow): SubscriptionView => ({
  id: row.id,
  userId: row.userId,
  stripeSubscriptionId: row.stripeSubscriptionId,
  stripePriceId: row.stripePriceId,
  status: row.status,
  details: row.details,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Null for a subscription that has not begun or is over. */
export const currentSubscriptionView = (row: SubscriptionRow | null): CurrentSubscriptionView =>
  row !== null && isCurrent(row.status)
    ? { subscription: subscriptionView(row), scheduledPlan: row.details.scheduledPlan }
    : { subscription: null, scheduledPlan: null };
