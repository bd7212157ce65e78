import Stripe from 'stripe';

import type { Settings } from '../../../src/platform/config/config.js';
import type { TestUser } from '../../support/project/world.js';
import { SUBSCRIBED_EVENTS } from '../../../src/modules/subscriptions/stripe/subscribed-events.js';
import { startFakeStripe } from '../../fake-stripe/index.js';
import type { FakeStripe } from '../../fake-stripe/index.js';

/** What the specs need of Stripe, and what a sandbox of the real one can do as well as the fake. */
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
  /** After a spec: whatever time brings to its users is of no interest any more. */
  leave: () => void;
  /** Messages go to this address from now on. */
  deliverTo: (url: string) => void;
  /** Settles when the application has been told of everything that happened. */
  settled: () => Promise<void>;
  /** Everything new, before a block of specs. */
  reset: () => void;
}

/** The SDK over an account, or over what stands in for Stripe at `base`. */
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
