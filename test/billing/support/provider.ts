import Stripe from 'stripe';

import type { Settings } from '../../../src/platform/config/config.js';
import type { TestUser } from '../../support/project/world.js';
import { SUBSCRIBED_EVENTS } from '../../../src/modules/subscriptions/stripe/subscribed-events.js';
import { startFakeStripe } from '../../fake-stripe/index.js';
import type { FakeStripe } from '../../fake-stripe/index.js';

/** The functions of Stripe that specs need, and that both a real sandbox and the fake have. */
export interface Provider {
  settings: Pick<
    Settings,
    | 'stripeSecretKey'
    | 'stripePublishableKey'
    | 'stripeWebhookSecret'
    | 'stripePriceMonthly'
    | 'stripePriceYearly'
    | 'stripeApiBase'
  >;
  /** As a browser and an operator see it. */
  stripe: Stripe;
  /** Before a user begins to pay. */
  welcome: (user: TestUser) => Promise<void>;
  /** Milliseconds that its clock is ahead of the real one. */
  skew: () => number;
  /** Lets days pass for everybody who was welcomed and has not been left. */
  advance: (days: number) => Promise<void>;
  /** Call after a spec: later events of its users are ignored. */
  leave: () => void;
  /** Messages go to this address from now on. */
  deliverTo: (url: string) => void;
  /** Resolves once the application has received all events. */
  settled: () => Promise<void>;
  /** Everything new, before a block of specs. */
  reset: () => void;
}

/** The SDK for an account, or for the fake at `base`. */
export function sdkOver(secretKey: string, base: string | null): Stripe {
  if (base === null) return new Stripe(secretKey);
  const { hostname, port } = new URL(base);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

export const fake: FakeStripe = await startFakeStripe();

export const FAKE: Provider = {
  settings: fake.settings,
  stripe: sdkOver(fake.settings.stripeSecretKey, fake.url),
  welcome: () => Promise.resolve(),
  skew: () => fake.world.now() * 1000 - Math.floor(Date.now() / 1000) * 1000,
  advance: (days) => Promise.resolve(fake.advance(days)),
  leave: () => fake.world.subscriptions.clear(),
  deliverTo: (url) =>
    fake.webhooks.deliverTo({
      url,
      secret: fake.settings.stripeWebhookSecret,
      events: SUBSCRIBED_EVENTS,
    }),
  settled: () => fake.webhooks.settled(),
  reset: () => fake.reset(),
};
