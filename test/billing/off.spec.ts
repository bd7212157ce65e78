import { API_BASE, routes } from '#core/api/routes.js';
import type { MeView } from '#core/api/users.js';

import { PaymentProvider } from '../../src/modules/subscriptions/stripe/payment-provider.js';
import { part, currentApp, useApp } from '../support/app.js';
import { anonymous, as } from '../support/api.js';
import { aUser } from '../support/world.js';
import { fake, MONTHLY, useBilling, YEARLY } from './support/billing.js';

describe('an instance that takes no payments', () => {
  useApp();

  it('lets everybody do everything', async () => {
    const { access } = (await as(await aUser()).get<MeView>(routes.me())).body;
    expect(access).toMatchObject({ mode: 'unlimited', trialEndsAt: null });
  });

  it('says so, and has no subscription for anybody', async () => {
    expect((await anonymous().get(routes.config())).body).toMatchObject({ billing: null });
    expect(await as(await aUser()).get(routes.currentSubscription())).toMatchObject({
      status: 200,
      body: { subscription: null, scheduledPlan: null },
    });
  });

  it('knows no call of payments, whatever is asked', async () => {
    const user = as(await aUser());
    const replies = [
      await user.post(routes.subscriptionIntent(), { priceId: 12 }),
      await user.delete(routes.currentSubscription()),
      await user.post(routes.continueSubscription()),
      await user.get(routes.paymentMethod()),
      await user.post(routes.setupIntent()),
      await user.patch(routes.switchPlan(), {}),
      await anonymous().post(routes.stripeWebhook(), {}),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { error: 'billing_disabled' } });
    expect((await anonymous().post(routes.subscriptionIntent(), {})).status).toBe(401);
  });

  it('has nothing of the payment provider', async () => {
    expect(part(PaymentProvider).isThere).toBe(false);
    const page = await fetch(`${currentApp().origin}${API_BASE}${routes.config()}`);
    const headers = JSON.stringify([...page.headers]);
    expect(headers).not.toContain('stripe');
  });
});

describe('an instance that takes payments', () => {
  useBilling();

  it('tells the browser what it needs, and no secret', async () => {
    const { body } = await anonymous().get<{ billing: unknown }>(routes.config());
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
    const page = await fetch(`${currentApp().origin}${API_BASE}${routes.config()}`);
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
    const ask = () => user.post(routes.subscriptionIntent(), { priceId: 'x' });
    const replies = [await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    expect((await user.get(routes.currentSubscription())).status).toBe(200);
  });
});
