import type { Call, Calls } from './call.js';

/** The errors if billing is disabled or the provider is unavailable. */
const BILLING = { 404: ['billing_disabled'], 503: ['billing_unavailable'] } as const;

/** The additional errors of calls that change something. */
const CHANGING = {
  ...BILLING,
  402: ['card_declined'],
  404: ['billing_disabled', 'not_existing_subscription'],
} as const;

const COLLISIONS = ['billing_busy', 'billing_conflict', 'billing_out_of_sync'] as const;

const OF_USER = {
  access: 'user',
  success: 200,
  tokens: 'refused',
  revocation: 'asked',
} as const satisfies Partial<Call>;

/** No call here is `paid`, because users without access must be able to pay. */
export const SUBSCRIPTION_CALLS = {
  createSubscriptionIntent: {
    method: 'POST',
    path: '/subscriptions/intent',
    ...OF_USER,
    success: 201,
    body: 'json',
    rate: 'billing',
    refuses: {
      ...BILLING,
      402: ['card_declined'],
      409: ['already_subscribed', 'payment_required', 'payment_processing', ...COLLISIONS],
      422: ['invalid_price'],
    },
  },
  readCurrentSubscription: { method: 'GET', path: '/subscriptions/current', ...OF_USER },
  terminateSubscription: {
    method: 'DELETE',
    path: '/subscriptions/current',
    ...OF_USER,
    rate: 'billing',
    refuses: { ...CHANGING, 409: COLLISIONS },
  },
  continueSubscription: {
    method: 'POST',
    path: '/subscriptions/current/continue',
    ...OF_USER,
    rate: 'billing',
    refuses: { ...CHANGING, 409: ['subscription_ended', ...COLLISIONS] },
  },
  readPaymentMethod: {
    method: 'GET',
    path: '/subscriptions/current/payment-method',
    ...OF_USER,
    mayBeNothing: true,
    refuses: { ...BILLING, 409: COLLISIONS },
  },
  createSetupIntent: {
    method: 'POST',
    path: '/subscriptions/current/setup-intent',
    ...OF_USER,
    success: 201,
    rate: 'billing',
    refuses: { ...CHANGING, 409: COLLISIONS },
  },
  switchPlan: {
    method: 'PATCH',
    path: '/subscriptions/current/switch',
    ...OF_USER,
    body: 'json',
    rate: 'billing',
    refuses: {
      ...CHANGING,
      409: ['payment_required', 'termination_scheduled', ...COLLISIONS],
      422: ['invalid_price', 'already_on_plan'],
    },
  },
  receiveStripeEvent: {
    method: 'POST',
    path: '/webhooks/stripe',
    access: 'public',
    success: 200,
    tokens: 'refused',
    refuses: {
      400: ['invalid_signature'],
      404: ['billing_disabled'],
      409: COLLISIONS,
      413: ['payload_too_large'],
      415: ['validation_error'],
      503: ['billing_unavailable'],
    },
  },
} as const satisfies Calls;
