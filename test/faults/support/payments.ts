import Stripe from 'stripe';

import { API_BASE, routes } from '#core/api/routes.js';
import type { SubscriptionIntentView } from '#core/api/subscriptions.js';

import { startFakeStripe } from '../../fake-stripe/index.js';
import type { FakeEvent, FakeStripe } from '../../fake-stripe/index.js';
import type { Account } from './account.js';
import { at, call, must } from './calls.js';
import type { Answer } from './calls.js';

/** A fake Stripe, and what a browser and Stripe itself do. */
export interface Payments {
  fake: FakeStripe;
  /** The settings of an application that takes it for Stripe. */
  environment: Record<string, string>;
  /** Asks to subscribe. */
  ask: (origin: string, account: Account) => Promise<Answer>;
  /** Subscribes and pays. */
  subscribe: (origin: string, account: Account) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startPayments(): Promise<Payments> {
  const fake = await startFakeStripe();
  const { settings } = fake;
  const { hostname, port } = new URL(fake.url);
  const stripe = new Stripe(settings.stripeSecretKey, { host: hostname, port, protocol: 'http' });
  const asking = ({ token }: Account): { token: string; body: object } => ({
    token,
    body: { priceId: settings.stripePriceMonthly },
  });
  const path = routes.createSubscriptionIntent();
  return {
    fake,
    environment: {
      STRIPE_SECRET_KEY: settings.stripeSecretKey,
      STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey,
      STRIPE_WEBHOOK_SECRET: settings.stripeWebhookSecret,
      STRIPE_PRICE_MONTHLY: settings.stripePriceMonthly,
      STRIPE_PRICE_YEARLY: settings.stripePriceYearly,
      STRIPE_API_BASE: settings.stripeApiBase,
      BILLING_LIMIT: '1000000',
    },
    ask: (origin, account) => call(at(origin, path), 'POST', asking(account)),
    async subscribe(origin, account) {
      const intent = await must<SubscriptionIntentView>(at(origin, path), 'POST', asking(account));
      const id = String(intent.clientSecret).replace(/_secret_.*/, '');
      await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_visa',
        return_url: 'https://motley.example/callback',
      });
    },
    stop: () => fake.stop(),
  };
}

/** Sends a message of Stripe, signed; returns the status of the answer. */
export async function deliver(origin: string, event: FakeEvent, secret: string): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const reply = await fetch(origin + API_BASE + routes.receiveStripeEvent(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
  await reply.arrayBuffer();
  return reply.status;
}
