import { integer, text, url } from './variable.js';
import { MANY, SECOND } from './bounds.js';

/** Taking payments through Stripe. */
export const PAYMENTS = {
  stripeSecretKey: text('STRIPE_SECRET_KEY', {
    example: 'sk_live_…',
    meaning: 'Secret key of the Stripe account; by default, everything is free',
    fallback: '',
    secret: true,
  }),
  stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY', {
    example: 'pk_live_…',
    meaning: 'Publishable key of the same account',
    fallback: '',
  }),
  stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET', {
    example: 'whsec_…',
    meaning: 'Secret that verifies webhooks; while you replace it, both, separated by a comma',
    fallback: '',
    secret: true,
  }),
  stripePriceMonthly: text('STRIPE_PRICE_MONTHLY', {
    example: 'price_…',
    meaning: 'Price of the monthly plan',
    fallback: '',
  }),
  stripePriceYearly: text('STRIPE_PRICE_YEARLY', {
    example: 'price_…',
    meaning: 'Price of the yearly plan',
    fallback: '',
  }),
  stripeApiBase: url('STRIPE_API_BASE', ['http'], {
    example: 'http://localhost:12111',
    meaning: 'Address of a test server to use instead of Stripe; never in production',
  }),
  stripeTimeout: integer('STRIPE_TIMEOUT_MS', 100, 60 * SECOND, {
    meaning: 'Timeout for the calls to Stripe within one request',
    fallback: 10 * SECOND,
  }),
  freeTrialDays: integer('FREE_TRIAL_DAYS', 0, 3_650, {
    meaning: 'Length of the trial in days',
    fallback: 14,
  }),
  billingLimit: integer('BILLING_LIMIT', 1, MANY, {
    meaning: 'Subscription changes per hour and user',
    fallback: 20,
  }),
} as const;
