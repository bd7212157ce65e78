import { registerWebhook } from '../../src/modules/subscriptions/register-webhook.js';
import { createApp } from '../../src/create-app.js';
import { closeDatabase, openDatabase } from '../../src/open-database.js';
import { readConfig } from '../../src/platform/config/config.js';
import { JWT_SECRET } from '../support/app.js';
import { workerDatabase } from '../support/worker-database.js';
import { fake, MONTHLY, stripe, YEARLY } from './support/billing.js';

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

  it('asks the provider to tell us of payments, and hands out the secret', async () => {
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
  });

  it('does not ask twice', async () => {
    await expect(registerWebhook(config)).rejects.toThrow(/already/);
  });

  it('says what is missing', async () => {
    await expect(registerWebhook(config.with({ publicUrl: null }))).rejects.toThrow(/PUBLIC_URL/);
    await expect(registerWebhook(config.with({ stripeSecretKey: '' }))).rejects.toThrow(/STRIPE_SECRET_KEY/);
  });
});
