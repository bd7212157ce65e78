import type { AddressInfo } from 'node:net';

import Stripe from 'stripe';

import { Api, KEYS } from './http/api.js';
import { Control } from './http/control.js';
import { Faults } from './http/faults.js';
import { serve } from './http/server.js';
import { Machine } from './machine/machine.js';
import { Webhooks } from './webhooks.js';
import type { FakeEvent } from './wire.js';
import { World } from './world.js';

export type { FakeEvent } from './wire.js';

const WEBHOOK_SECRET = 'whsec_fake';
const MONTHLY = 'price_fake_monthly';
const YEARLY = 'price_fake_yearly';

/** A fake of Stripe, over HTTP. */
export interface FakeStripe extends Pick<Control, 'advance' | 'addPrice' | 'fail' | 'recover' | 'settle'> {
  url: string;
  /** The settings with which an application uses it as Stripe. */
  settings: Readonly<
    Record<
      | 'stripeSecretKey'
      | 'stripePublishableKey'
      | 'stripeWebhookSecret'
      | 'stripePriceMonthly'
      | 'stripePriceYearly'
      | 'stripeApiBase',
      string
    >
  >;
  world: World;
  webhooks: Webhooks;
  /** Every request so far, such as `POST /v1/customers`. */
  log: string[];
  /** As if it were new: nothing in it but the two prices. */
  reset: () => void;
  stop: () => Promise<void>;
}

/** @param port 0 takes a free one */
export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const webhooks = new Webhooks((options) => Stripe.webhooks.generateTestHeaderString(options));
  const world = new World((event: FakeEvent) => webhooks.tell(event));
  const place = { world, machine: new Machine(world) };
  const [api, faults, log] = [new Api(place), new Faults(), [] as string[]];
  const control = new Control(place, api, faults, webhooks);
  const server = serve({ api, control, faults, log });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stock = (): void => {
    control.addPrice({ id: MONTHLY, interval: 'month', amount: 1_200 });
    control.addPrice({ id: YEARLY, interval: 'year', amount: 12_000 });
  };
  stock();
  return {
    url,
    world,
    webhooks,
    log,
    settings: settingsFor(url),
    advance: (days) => control.advance(days),
    addPrice: (price) => control.addPrice(price),
    fail: (fault) => control.fail(fault),
    recover: () => control.recover(),
    settle: (id, isGood) => control.settle(id, isGood),
    reset: () => {
      control.reset();
      stock();
    },
    stop: async () => {
      await webhooks.settled();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const settingsFor = (url: string): FakeStripe['settings'] => ({
  stripeSecretKey: KEYS.secret,
  stripePublishableKey: KEYS.publishable,
  stripeWebhookSecret: WEBHOOK_SECRET,
  stripePriceMonthly: MONTHLY,
  stripePriceYearly: YEARLY,
  stripeApiBase: url,
});
