import { API_BASE, routes } from '#core/api/routes.js';
import type { MeView } from '#core/api/users.js';

import { createApp } from '../../src/app/create-app.js';
import { registerWebhook } from '../../src/modules/subscriptions/register-webhook.js';
import { PaymentProvider } from '../../src/modules/subscriptions/stripe/payment-provider.js';
import { closeDatabase, openDatabase } from '../../src/app/open-database.js';
import { readConfig } from '../../src/platform/config/config.js';
import { anonymous, as } from '../support/api.js';
import { currentApp, JWT_SECRET, part, useApp } from '../support/server/app.js';
import { workerDatabase } from '../support/database/worker-database.js';
import { aUser } from '../support/project/world.js';
import { fake, MONTHLY, stripe, useBilling, YEARLY } from './support/billing.js';

describe('an instance that takes no payments', () => {
  useApp();

  it('lets everybody do everything', async () => {
    const { access } = (await as(await aUser()).get<MeView>(routes.readMe())).body;
    expect(access).toMatchObject({ mode: 'unlimited', trialEndsAt: null });
  });

  it('says so, and has no subscription for anybody', async () => {
    expect((await anonymous().get(routes.readConfig())).body).toMatchObject({ billing: null });
    expect(await as(await aUser()).get(routes.readCurrentSubscription())).toMatchObject({
      status: 200,
      body: { subscription: null, scheduledPlan: null },
    });
  });

  it('knows no call of payments, whatever is asked', async () => {
    const user = as(await aUser());
    const replies = [
      await user.post(routes.createSubscriptionIntent(), { priceId: 12 }),
      await user.delete(routes.terminateSubscription()),
      await user.post(routes.continueSubscription()),
      await user.get(routes.readPaymentMethod()),
      await user.post(routes.createSetupIntent()),
      await user.patch(routes.switchPlan(), {}),
      await anonymous().post(routes.receiveStripeEvent(), {}),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { error: 'billing_disabled' } });
    expect((await anonymous().post(routes.createSubscriptionIntent(), {})).status).toBe(401);
  });

  it('has nothing of the payment provider', async () => {
    expect(part(PaymentProvider).isEnabled).toBe(false);
    const page = await fetch(`${currentApp().origin}${API_BASE}${routes.readConfig()}`);
    const headers = JSON.stringify([...page.headers]);
    expect(headers).not.toContain('stripe');
  });
});

describe('an instance that takes payments', () => {
  useBilling();

  it('gives the browser what it needs, and no secret', async () => {
    const { body } = await anonymous().get<{ billing: unknown }>(routes.readConfig());
    expect(body.billing).toEqual({
      publishableKey: fake.settings.stripePublishableKey,
      trialDays: 14,
      plans: [
        { priceId: MONTHLY, interval: 'month', amount: 1_200, currency: 'eur' },
        { priceId: YEARLY, interval: 'year', amount: 12_000, currency: 'eur' },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/sk_test|whsec/);
  });

  it('lets its pages load the payment provider’s script, frames and calls, and nothing else', async () => {
    const page = await fetch(`${currentApp().origin}${API_BASE}${routes.readConfig()}`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
    expect(page.headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
  });
});

describe('the changes of a subscription', () => {
  useBilling({ billingLimit: 3 });

  it('are counted', async () => {
    const user = as(await aUser());
    const ask = () => user.post(routes.createSubscriptionIntent(), { priceId: 'x' });
    const replies = [await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    expect((await user.get(routes.readCurrentSubscription())).status).toBe(200);
  });
});

const settings = { ...fake.settings, jwtSecret: JWT_SECRET, logLevel: 'error' } as const;

/** Why the product does not start; null when it does. */
async function fault(changes: Partial<typeof fake.settings>): Promise<string | null> {
  const config = readConfig({}).with({ ...settings, ...changes });
  const sources = await openDatabase(await workerDatabase(), config);
  try {
    await (await createApp(config, sources)).close();
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await closeDatabase(sources);
  }
}

describe('a start with payments', () => {
  beforeAll(() => {
    fake.addPrice({ id: 'price_dollars', interval: 'year', amount: 1, currency: 'usd' });
    fake.addPrice({ id: 'price_old', interval: 'month', amount: 1, active: false });
  });

  it('passes with two prices that can be plans', async () => {
    expect(await fault({})).toBeNull();
  });

  it.each<[string, Partial<typeof fake.settings>, RegExp]>([
    ['that do not exist', { stripePriceMonthly: 'price_x' }, /is no price of this account/],
    ['that are mixed up', { stripePriceMonthly: YEARLY, stripePriceYearly: MONTHLY }, /every month/],
    ['that are not sold any more', { stripePriceMonthly: 'price_old' }, /not active/],
    ['of two currencies', { stripePriceYearly: 'price_dollars' }, /one currency/],
  ])('is refused with prices %s', async (_what, changes, reason) => {
    expect(await fault(changes)).toMatch(reason);
  });
});

describe('npm run billing:webhook', () => {
  const config = readConfig({}).with({ ...settings, publicUrl: 'https://motley.example' });

  it('registers a webhook with the provider, and prints its secret, once', async () => {
    expect(await registerWebhook(config)).toEqual({
      url: 'https://motley.example/api/v1/webhooks/stripe',
      secret: expect.stringMatching(/^whsec_/) as string,
    });
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toEqual([
      expect.objectContaining({
        api_version: '2026-10-28.endive',
        enabled_events: expect.arrayContaining(['invoice.paid', 'setup_intent.succeeded']) as string[],
      }),
    ]);
    await expect(registerWebhook(config)).rejects.toThrow(/already/);
  });

  it('says what is missing', async () => {
    await expect(registerWebhook(config.with({ publicUrl: null }))).rejects.toThrow(/PUBLIC_URL/);
    await expect(registerWebhook(config.with({ stripeSecretKey: '' }))).rejects.toThrow(/STRIPE_SECRET_KEY/);
  });
});
