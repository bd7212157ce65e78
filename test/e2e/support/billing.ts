import pg from 'pg';
import type { Page } from 'playwright-core';

import { API_BASE, routes } from '#core/api/routes.js';
import type { CurrentSubscriptionView, SubscriptionIntentView } from '#core/api/subscriptions.js';

import { startFakeStripe } from '../../fake-stripe/index.js';
import type { FakeStripe } from '../../fake-stripe/index.js';
import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';
import { startTestServer } from '../../support/server/test-server.js';
import { call, somebody } from './api.js';
import type { Person } from './api.js';
import type { Screen } from './screens.js';
import { eventually, AppDriver } from './app-driver.js';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 14;

/** The behaviour of a test card. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
  takesTime: '4999 9900 0000 0001',
  failsOnReturn: '4999 9900 0000 0002',
} as const;

/** An instance with payments at the fake Stripe. */
export class Till {
  private constructor(
    readonly origin: string,
    readonly stripe: FakeStripe,
    private readonly database: pg.Client,
    readonly close: () => Promise<void>,
  ) {}

  /** @param environment further settings */
  static async open(environment: Record<string, string> = {}): Promise<Till> {
    const [stripe, postgres] = await Promise.all([startFakeStripe(), startTestServer()]);
    const database = new pg.Client(postgres.templateUrl);
    await database.connect();
    // Payments have long been enabled, so the registration date determines the trial.
    await database.query(
      `INSERT INTO billing_instance (name, enabled_at, reconciled_at)
       VALUES (gen_random_uuid(), now() - interval '1 year', now())`,
    );
    const { settings } = stripe;
    const motley = start({
      NODE_ENV: 'test',
      DATABASE_URL: postgres.templateUrl,
      MOTLEY_DATA: await aDataFolder(),
      SIGN_UP_LIMIT: '1000',
      SIGN_IN_LIMIT: '1000',
      SIGN_IN_ADDRESS_LIMIT: '1000',
      PASSWORD_HASH_MEMORY_KIB: '7168',
      PASSWORD_HASH_PASSES: '1',
      STRIPE_SECRET_KEY: settings.stripeSecretKey,
      STRIPE_API_BASE: settings.stripeApiBase,
      STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey,
      STRIPE_WEBHOOK_SECRET: settings.stripeWebhookSecret,
      STRIPE_PRICE_MONTHLY: settings.stripePriceMonthly,
      STRIPE_PRICE_YEARLY: settings.stripePriceYearly,
      FREE_TRIAL_DAYS: String(TRIAL_DAYS),
      ...environment,
    });
    const origin = await motley.address;
    const url = origin + API_BASE + routes.receiveStripeEvent();
    stripe.webhooks.deliverTo({ url, secret: settings.stripeWebhookSecret });
    return new Till(origin, stripe, database, async () => {
      await stripe.stop();
      await cleanUp();
      await database.end();
      await postgres.stop();
    });
  }

  /** A user whose trial ends after some milliseconds; negative if it has ended. */
  async somebody(trialLeft = 5 * DAY_MS): Promise<Person> {
    const person = await somebody('Camille Bernard', this.origin);
    await this.leave(person, trialLeft);
    return person;
  }

  async leave({ id }: Person, trialLeft: number): Promise<void> {
    const createdAt = new Date(Date.now() + trialLeft - TRIAL_DAYS * DAY_MS);
    await this.database.query('UPDATE app_user SET created_at = $1 WHERE id = $2', [createdAt, id]);
  }

  /** A user with a monthly subscription and a card. */
  async subscriber(card: keyof typeof CARDS = 'pays'): Promise<Person> {
    const person = await this.somebody();
    const { settings, url } = this.stripe;
    const body = { priceId: settings.stripePriceMonthly };
    const intent = await this.ask<SubscriptionIntentView>(
      person,
      'POST',
      routes.createSubscriptionIntent(),
      body,
    );
    const secret = intent.clientSecret ?? '';
    await fetch(`${url}/v1/payment_intents/${secret.replace(/_secret_.*/, '')}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.stripePublishableKey}` },
      body: new URLSearchParams({
        client_secret: secret,
        return_url: this.origin,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARDS[card].replaceAll(' ', ''),
      }),
    });
    await eventually(async () => (await this.current(person)).subscription?.status, 'active');
    return person;
  }

  current = (person: Person): Promise<CurrentSubscriptionView> =>
    this.ask(person, 'GET', routes.readCurrentSubscription());

  /** Opens a page in a browser that uses the fake as Stripe. */
  async visit(screen: Screen, person: Person, path = '/profile/subscriptions'): Promise<AppDriver> {
    const app = await AppDriver.start(screen, this.origin);
    await this.stand(app.page);
    await app.enter(person, path);
    return app;
  }

  /** Serves the script of Stripe: pages, headers and the script's address are as shipped. */
  async stand(page: Page): Promise<void> {
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ path: 'test/fake-stripe/browser/stripe.js', contentType: 'text/javascript' }),
    );
    await page.route('https://api.stripe.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: this.stripe.url + pathname + search }) });
    });
  }

  private ask<T>({ token, origin }: Person, method: string, path: string, body?: unknown): Promise<T> {
    return call(method, path, body, token, origin);
  }
}
