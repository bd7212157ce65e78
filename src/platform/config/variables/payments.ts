import { integer, text, url } from '../variable.js';
import { MANY, SECOND } from './bounds.js';

/** Taking payments through Stripe. */
export const PAYMENTS = {
  stripeSecretKey: text('STRIPE_SECRET_KEY', {
    example: 'sk_live_…',
    meaning: 'Takes payments through this account of Stripe; not set: everything is free for everybody',
    fallback: '',
    secret: true,
  }),
  stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY', {
    example: 'pk_live_…',
    meaning: 'The key of the same account that browsers use',
    fallback: '',
  }),
  stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET', {
    example: 'whsec_…',
    meaning: 'Checks what Stripe tells us; several, joined by commas, while one replaces another',
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
    meaning: 'A Stripe made for tests, in its place; never in production',
  }),
  stripeTimeout: integer('STRIPE_TIMEOUT_MS', 100, 60 * SECOND, {
    meaning: 'Longest time one call of ours may spend with Stripe',
    fallback: 10 * SECOND,
  }),
  freeTrialDays: integer('FREE_TRIAL_DAYS', 0, 3_650, {
    meaning: 'Days everybody may use everything before they pay',
    fallback: 14,
  }),
  billingLimit: integer('BILLING_LIMIT', 1, MANY, {
    meaning: 'Changes of a subscription an hour and user',
    fallback: 20,
  }),
} as const;
