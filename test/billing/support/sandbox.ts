import { setTimeout as pause } from 'node:timers/promises';

import Stripe from 'stripe';

import { BillingCustomer } from '../../../src/entities/index.js';
import { BillingInstanceService } from '../../../src/modules/subscriptions/billing/billing-instance.service.js';
import { SUBSCRIBED_EVENTS } from '../../../src/modules/subscriptions/stripe/subscribed-events.js';
import { Database } from '../../../src/platform/database/database.js';
import { part } from '../../support/server/app.js';
import type { TestUser } from '../../support/project/world.js';
import { sdkOver } from './provider.js';
import type { Provider } from './provider.js';

const DAY = 86_400;
const SECRET = 'whsec_of_the_tests';

/** Looks in a row that find nothing new before we believe that there is nothing: messages are there some seconds late. */
const CALM = 3;

interface Account {
  secretKey: string;
  monthly: string;
  yearly: string;
  base: string | null;
  pauseMs: number;
}

/**
 * A sandbox of the real Stripe. It cannot call this machine, so its events are fetched, and signed here. Its time only
 * passes for customers with a test clock, so every user gets one.
 */
export function sandbox({ secretKey, monthly, yearly, base, pauseMs }: Account): Provider {
  const stripe = sdkOver(secretKey, base);
  const clocks = new Set<string>();
  const customers = new Set<string>();
  const seen = new Set<string>();
  const welcomed = new Map<number, Promise<void>>();
  let target = '';
  let skew = 0;
  const now = (): number => Math.floor(Date.now() / 1000) + skew;

  const ready = async (clock: string): Promise<void> => {
    for (;;) {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock);
      if (status === 'ready') return;
      if (status === 'internal_failure') throw new Error(`The clock ${clock} has stopped.`);
      await pause(pauseMs);
    }
  };

  const deliver = async (event: Stripe.Event): Promise<void> => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const { status } = await fetch(target, { method: 'POST', headers, body: payload });
    if (status !== 200) throw new Error(`The application answered ${status} to ${event.type}.`);
  };

  /** Tells the application of what is new; how much that was. */
  const look = async (): Promise<number> => {
    const { data } = await stripe.events.list({ types: [...SUBSCRIBED_EVENTS], limit: 100 });
    const fresh = data.filter((event) => !seen.has(event.id) && customers.has(customerOf(event)));
    for (const event of fresh.reverse()) {
      seen.add(event.id);
      await deliver(event);
    }
    return fresh.length;
  };

  const welcome = async ({ id: userId, email, username }: TestUser): Promise<void> => {
    const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: now(), name: email });
    const { id } = await stripe.customers.create({
      email,
      name: username ?? undefined,
      test_clock: clock,
      metadata: { userId: String(userId), instance: part(BillingInstanceService).name },
    });
    clocks.add(clock);
    customers.add(id);
    await part(Database).repository(BillingCustomer).insert({ userId, stripeCustomerId: id });
  };

  return {
    settings: {
      stripeSecretKey: secretKey,
      stripePublishableKey: 'pk_test_of_the_tests',
      stripeWebhookSecret: SECRET,
      stripePriceMonthly: monthly,
      stripePriceYearly: yearly,
      stripeApiBase: base,
    },
    stripe,
    skew: () => skew * 1000,
    welcome: (user) => {
      const known = welcomed.get(user.id) ?? welcome(user);
      welcomed.set(user.id, known);
      return known;
    },
    advance: async (days) => {
      skew += Math.round(days * DAY);
      await Promise.all(
        [...clocks].map(async (clock) => {
          await stripe.testHelpers.testClocks.advance(clock, { frozen_time: now() });
          await ready(clock);
        }),
      );
    },
    // No clock moves further than two periods at once: the months of one spec do not pass for the users of another.
    leave: () => clocks.clear(),
    deliverTo: (url) => (target = url),
    settled: async () => {
      for (let calm = 0; calm < CALM;) {
        calm = (await look()) === 0 ? calm + 1 : 0;
        await pause(pauseMs);
      }
    },
    // Stripe deletes the data of earlier specs after a month.
    reset: () => undefined,
  };
}

function customerOf({ data: { object } }: Stripe.Event): string {
  if (object.object === 'customer') return object.id;
  const { customer } = object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : (customer?.id ?? '');
}
