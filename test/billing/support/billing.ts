import { jest } from '@jest/globals';
import Stripe from 'stripe';

import { API_BASE, routes } from '#core/api/routes.js';
import type {
  CurrentSubscriptionView,
  SetupIntentView,
  SubscriptionIntentView,
  SubscriptionView,
} from '#core/api/subscriptions.js';

import { assertDefined } from '../../../src/platform/assert-defined.js';
import { BillingCustomer } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { Clock } from '../../../src/platform/clock.js';
import type { Settings } from '../../../src/platform/config/config.js';
import { as } from '../../support/api.js';
import { currentApp, isServing, part, useApp } from '../../support/server/app.js';
import { aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { FAKE, fake } from './provider.js';
import type { Provider } from './provider.js';
import { sandbox } from './sandbox.js';

/** Short: what leaves us waiting for an answer is over soon. */
export const STRIPE_TIMEOUT_MS = 1_500;

const { STRIPE_SECRET_KEY, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY, STRIPE_API_BASE } = process.env;

/** `npm run tools -- test-stripe` sets a key: then a sandbox of Stripe itself is asked, and what only the fake can do is left out. */
const provider: Provider =
  STRIPE_SECRET_KEY && STRIPE_PRICE_MONTHLY && STRIPE_PRICE_YEARLY
    ? sandbox({
        secretKey: STRIPE_SECRET_KEY,
        monthly: STRIPE_PRICE_MONTHLY,
        yearly: STRIPE_PRICE_YEARLY,
        base: STRIPE_API_BASE ?? null,
        pauseMs: STRIPE_API_BASE ? 20 : 2_000,
      })
    : FAKE;

/** A spec that looks into the fake, or breaks it. */
export const onlyFake = provider === FAKE ? it : it.skip;

export { fake };
afterAll(() => fake.stop());

export const MONTHLY = provider.settings.stripePriceMonthly;
export const YEARLY = provider.settings.stripePriceYearly;
export const { stripe, settled } = provider;

const [monthly, yearly] = await Promise.all([
  stripe.prices.retrieve(MONTHLY),
  stripe.prices.retrieve(YEARLY),
]);

/** The prices of the plans at the provider; a sandbox has its own. */
export const MONTHLY_COSTS = { amount: Number(monthly.unit_amount), currency: monthly.currency };
export const YEARLY_COSTS = { amount: Number(yearly.unit_amount), currency: yearly.currency };

/** Serves the application, which receives all events of the fake Stripe and shares its clock. */
export function useBilling(changes: Partial<Settings> = {}): void {
  useBillingStory(changes);
  afterEach(() => provider.leave());
}

/** The same, for specs whose tests continue each other. */
export function useBillingStory(changes: Partial<Settings> = {}): void {
  beforeAll(() => provider.reset());
  afterAll(() => provider.settled());
  // Jobs were added here in days to come: the next specs on this database would not see the end of those.
  afterAll(() => part(Database).query('DELETE FROM job'));
  useApp({ ...provider.settings, ...changes });
  // Within another block: later events go to the surrounding application again.
  afterAll(() => {
    provider.reset();
    if (isServing()) deliverHere();
  });
  beforeAll(() => {
    jest.spyOn(part(Clock), 'now').mockImplementation(() => new Date(Date.now() + provider.skew()));
    deliverHere();
  });
}

export const deliverHere = (): void =>
  provider.deliverTo(currentApp().origin + API_BASE + routes.receiveStripeEvent());

export async function intent(user: TestUser, priceId = MONTHLY) {
  await provider.welcome(user);
  return as(user).post<SubscriptionIntentView>(routes.createSubscriptionIntent(), { priceId });
}

/** Pays as the browser does, and waits until the application has been told. */
export async function pay({ clientSecret }: SubscriptionIntentView, card = 'pm_card_visa') {
  const id = String(clientSecret).replace(/_secret_.*/, '');
  const confirmed = await stripe.paymentIntents
    .confirm(id, { payment_method: card, return_url: 'https://motley.example/callback' })
    .catch((error: unknown) => error as Stripe.errors.StripeCardError);
  await provider.settled();
  return confirmed;
}

export const current = async (user: TestUser): Promise<CurrentSubscriptionView> =>
  (await as(user).get<CurrentSubscriptionView>(routes.readCurrentSubscription())).body;

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

/** Takes another card down as the browser does. */
export async function replaceCard(user: TestUser, token: string): Promise<void> {
  const { body } = await as(user).post<SetupIntentView>(routes.createSetupIntent());
  const id = body.clientSecret.replace(/_secret_.*/, '');
  const wish = { payment_method: token, return_url: 'https://motley.example/callback' };
  await stripe.setupIntents.confirm(id, wish).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  });
  await provider.settled();
}

/** Somebody who has paid once, and whose card did not pay the second month. */
export async function aLatePayer(): Promise<TestUser> {
  const user = await aSubscriber();
  await replaceCard(user, 'pm_card_chargeCustomerFail');
  await days(32);
  return user;
}

/** Advances the clocks by days, and waits until the application has received all events. */
export async function days(count: number): Promise<void> {
  await provider.advance(count);
  await provider.settled();
}

/** The price of a plan at the provider, which tests can change. */
export const priceAtProvider = (priceId: string) => assertDefined(fake.world.prices.get(priceId), priceId);

/** Every subscription of the user at the provider, newest first. */
export async function atProvider(user: TestUser): Promise<Stripe.Subscription[]> {
  const row = await part(Database).repository(BillingCustomer).findOneBy({ userId: user.id });
  const customer = row?.stripeCustomerId ?? undefined;
  const { data } = await stripe.subscriptions.list({
    status: 'all',
    limit: 100,
    expand: ['data.schedule'],
    ...(customer === undefined ? {} : { customer }),
  });
  return data.filter(({ metadata }) => metadata.userId === String(user.id));
}

export const terminate = (user: TestUser) =>
  as(user).delete<CurrentSubscriptionView>(routes.terminateSubscription());

export const goOn = (user: TestUser) => as(user).post<CurrentSubscriptionView>(routes.continueSubscription());

export const switchTo = (user: TestUser, priceId: string) =>
  as(user).patch<CurrentSubscriptionView>(routes.switchPlan(), { priceId });
