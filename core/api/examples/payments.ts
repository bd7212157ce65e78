import type { SubscriptionDetails, CurrentSubscriptionView } from '../subscriptions.js';
import type { Example } from './example.js';
import { LATER, NOW } from './parts.js';

const MONTHLY = 'price_1QmX4eLk2dJ0aTbN';
const YEARLY = 'price_1QmX5uLk2dJ0aTbN';

/** Cleo's monthly subscription, active by default. */
const subscription = (unusual: Partial<SubscriptionDetails> = {}): CurrentSubscriptionView => ({
  subscription: {
    id: 81,
    userId: 5,
    stripeSubscriptionId: 'sub_1QmXcZLk2dJ0aTbN',
    stripePriceId: MONTHLY,
    status: 'active',
    details: {
      interval: 'month',
      amount: 1200,
      currency: 'eur',
      currentPeriodStart: NOW,
      currentPeriodEnd: LATER,
      nextPaymentAt: LATER,
      terminationAt: null,
      scheduledPlan: null,
      lastPaymentError: null,
      ...unusual,
    },
    createdAt: NOW,
    updatedAt: NOW,
  },
  scheduledPlan: unusual.scheduledPlan ?? null,
});

/** Cleo subscribes. Runs with billing enabled; after the first call she pays in the browser. */
export const paymentExamples: readonly Example[] = [
  {
    call: 'createSubscriptionIntent',
    as: 'cleo',
    body: { priceId: MONTHLY },
    answer: {
      subscriptionId: 'sub_1QmXcZLk2dJ0aTbN',
      type: 'payment',
      clientSecret: 'pi_3QmXcaLk2dJ0aTbN_secret_b1Yx0Wv9Ut8Sr7Qp6On5',
    },
  },
  { call: 'readCurrentSubscription', as: 'cleo', answer: subscription() },
  {
    call: 'readPaymentMethod',
    as: 'cleo',
    answer: {
      id: 'pm_1QmXcbLk2dJ0aTbN',
      type: 'card',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2034,
    },
  },
  {
    call: 'createSetupIntent',
    as: 'cleo',
    answer: { clientSecret: 'seti_1QmXccLk2dJ0aTbN_secret_Zx9Cv8Bn7Mm6Kl5Jh4Gf' },
  },
  {
    call: 'switchPlan',
    as: 'cleo',
    body: { priceId: YEARLY },
    answer: subscription({
      scheduledPlan: { priceId: YEARLY, interval: 'year', amount: 12_000, currency: 'eur', startsAt: LATER },
    }),
  },
  { call: 'switchPlan', as: 'cleo', body: { priceId: MONTHLY }, answer: subscription() },
  {
    call: 'terminateSubscription',
    as: 'cleo',
    answer: subscription({ nextPaymentAt: null, terminationAt: LATER }),
  },
  { call: 'continueSubscription', as: 'cleo', answer: subscription() },
  {
    call: 'receiveStripeEvent',
    body: {
      id: 'evt_1QmXcdLk2dJ0aTbN',
      object: 'event',
      type: 'customer.updated',
      livemode: false,
      created: 1_772_443_800,
      data: { object: { id: 'cus_of_somebody_else', object: 'customer' } },
    },
    answer: { result: 'ignored' },
  },
];
