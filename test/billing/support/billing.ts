import { jest } from '@jest/globals';
import Stripe from 'stripe';

import { API_BASE, routes } from '#core/api/routes.js';
import type {
  CurrentSubscriptionView,
  SubscriptionIntentView,
  SubscriptionView,
} from '#core/api/subscriptions.js';

import { present } from '../../../src/platform/present.js';
import { SUBSCRIBED_EVENTS } from '../../../src/modules/subscriptions/stripe/subscribed-events.js';
import { Clock } from '../../../src/platform/clock.js';
import type { Settings } from '../../../src/platform/config/config.js';
import { as } from '../../support/api.js';
import { currentApp, part, useApp } from '../../support/app.js';
import { aUser } from '../../support/world.js';
import type { TestUser } from '../../support/world.js';
import { startFakeStripe } from '../../fake-stripe/index.js';
import type { FakeStripe } from '../../fake-stripe/index.js';

/** Short: what leaves us waiting for an answer is over soon. */
export const PATIENCE_MS = 700;

/** The fake of this file of specs. */
export const fake: FakeStripe = await startFakeStripe();
afterAll(() => fake.stop());

export const MONTHLY = fake.settings.stripePriceMonthly;
export const YEARLY = fake.settings.stripePriceYearly;

/** The provider as a browser and an operator see it, by the real SDK. */
export const stripe = new Stripe(fake.settings.stripeSecretKey, {
  ...{ host: '127.0.0.1', port: new URL(fake.url).port, protocol: 'http', maxNetworkRetries: 0 },
});

/** Serves the application with the fake for its Stripe: told of everything that happens there, and of one mind about the time. */
export function useBilling(changes: Partial<Settings> = {}): void {
  beforeAll(() => fake.reset());
  afterAll(() => fake.webhooks.settled());
  useApp({ ...fake.settings, ...changes });
  beforeAll(() => {
    jest.spyOn(part(Clock), 'now').mockImplementation(() => new Date(Date.now() + skew()));
    deliverHere();
  });
}

/** Milliseconds that the fake's clock is ahead. */
const skew = (): number => fake.world.now() * 1000 - Math.floor(Date.now() / 1000) * 1000;

export const deliverHere = (): void =>
  fake.webhooks.deliverTo({
    url: currentApp().origin + API_BASE + routes.stripeWebhook(),
    secret: fake.settings.stripeWebhookSecret,
    events: SUBSCRIBED_EVENTS,
  });

export const intent = (user: TestUser, priceId = MONTHLY) =>
  as(user).post<SubscriptionIntentView>(routes.subscriptionIntent(), { priceId });

/** Pays as the browser does, and waits until the application has been told. */
export async function pay({ clientSecret }: SubscriptionIntentView, card = 'pm_card_visa') {
  const id = String(clientSecret).replace(/_secret_.*/, '');
  const confirmed = await stripe.paymentIntents
    .confirm(id, { payment_method: card, return_url: 'https://motley.example/callback' })
    .catch((error: unknown) => error as Stripe.errors.StripeCardError);
  await fake.webhooks.settled();
  return confirmed;
}

export const current = async (user: TestUser): Promise<CurrentSubscriptionView> =>
  (await as(user).get<CurrentSubscriptionView>(routes.currentSubscription())).body;

/** The user's subscription as the API shows it; there must be one. */
export async function subscriptionOf(user: TestUser): Promise<SubscriptionView> {
  const { subscription } = await current(user);
  if (subscription === null) throw new Error('There is no subscription.');
  return subscription;
}

/** Somebody who has just paid. */
export async function aSubscriber(priceId = MONTHLY, card?: string): Promise<TestUser> {
  const user = await aUser();
  await pay((await intent(user, priceId)).body, card);
  return user;
}

/** Lets days pass at the provider and here, and waits until the application has been told what happened. */
export async function days(count: number): Promise<void> {
  fake.advance(count);
  await fake.webhooks.settled();
}

/** What the provider takes for a plan, for a test to change. */
export const priceAtProvider = (priceId: string) => present(fake.world.prices.get(priceId), priceId);

/** Every subscription of the user at the provider, newest first. */
export async function atProvider(user: TestUser): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100, expand: ['data.schedule'] });
  return data.filter(({ metadata }) => metadata.userId === String(user.id));
}

export const terminate = (user: TestUser) =>
  as(user).delete<CurrentSubscriptionView>(routes.currentSubscription());

export const goOn = (user: TestUser) => as(user).post<CurrentSubscriptionView>(routes.continueSubscription());

export const switchTo = (user: TestUser, priceId: string) =>
  as(user).patch<CurrentSubscriptionView>(routes.switchPlan(), { priceId });
