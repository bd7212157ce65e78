import { routes } from '#core/api/routes.js';
import type {
  AccessView,
  BillingConfigView,
  PlanView,
  SubscriptionDetails,
  SubscriptionView,
} from '#core/api/subscriptions.js';

import { aUser } from './samples.js';
import { ok } from './server.js';
import type { FakeServer } from './server.js';
import { aConfig } from './session.js';

/** The server's clock in these tests, which differs from the device's. */
export const NOW = Date.parse('2026-03-02T10:00:00.000Z');

const at = (ms: number): string => new Date(NOW + ms).toISOString();

export const MONTHLY: PlanView = { priceId: 'price_m', interval: 'month', amount: 1_200, currency: 'eur' };
export const YEARLY: PlanView = { priceId: 'price_y', interval: 'year', amount: 12_000, currency: 'eur' };

export const aBilling = (own: Partial<BillingConfigView> = {}): BillingConfigView => ({
  publishableKey: 'pk_test_1',
  trialDays: 14,
  plans: [MONTHLY, YEARLY],
  ...own,
});

/** A monthly subscription paid until 14 March 2026. */
export const aSubscription = (
  own: Partial<SubscriptionView> = {},
  details: Partial<SubscriptionDetails> = {},
): SubscriptionView => ({
  id: 1,
  userId: 7,
  stripeSubscriptionId: 'sub_1',
  stripePriceId: MONTHLY.priceId,
  status: 'active',
  details: {
    interval: 'month',
    amount: MONTHLY.amount,
    currency: 'eur',
    currentPeriodStart: '2026-02-14T12:00:00.000Z',
    currentPeriodEnd: '2026-03-14T12:00:00.000Z',
    nextPaymentAt: '2026-03-14T12:00:00.000Z',
    terminationAt: null,
    scheduledPlan: null,
    lastPaymentError: null,
    ...details,
  },
  createdAt: at(0),
  updatedAt: at(0),
  ...own,
});

interface BillingSetup {
  billing?: BillingConfigView;
  /** In milliseconds; negative if it has ended. */
  trialLeft?: number;
  subscription?: SubscriptionView | null;
}

/** A server with billing enabled, and the subscription of its user. */
export function takePayments(server: FakeServer, place: BillingSetup = {}): FakeServer {
  const { billing = aBilling(), trialLeft = -1, subscription = null } = place;
  const access: AccessView = {
    mode: subscription ? 'subscribed' : trialLeft > 0 ? 'trial' : 'restricted',
    trialEndsAt: at(trialLeft),
    serverTime: at(0),
  };
  return server
    .on('GET', routes.readConfig(), ok(aConfig({ billing })))
    .on('GET', routes.readMe(), ok({ ...aUser(), access }))
    .on(
      'GET',
      routes.readCurrentSubscription(),
      ok({ subscription, scheduledPlan: subscription?.details.scheduledPlan ?? null }),
    )
    .on('GET', routes.readPaymentMethod(), ok(aCard));
}

const aCard = { id: 'pm_1', type: 'card', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 };
