import { readTypeScript } from '../../test/support/typescript.mjs';
import { develop } from './develop.mjs';

const PORT = 12111;

/** `npm run dev:billing`: `npm run dev`, with a Stripe of our own that takes test cards and lets time pass. */
export async function developBilling() {
  readTypeScript();
  const { startFakeStripe } = await import('../../test/fake-stripe/index.ts');
  const { API_BASE, routes } = await import('../../core/api/routes.ts');
  const fake = await startFakeStripe(PORT);
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = fake.settings;
  const { stripePriceMonthly, stripePriceYearly, stripeApiBase } = fake.settings;
  const port = process.env.PORT ?? 3000;
  fake.webhooks.deliverTo({
    url: `http://127.0.0.1:${port}${API_BASE}${routes.stripeWebhook()}`,
    secret: stripeWebhookSecret,
  });
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_PRICE_MONTHLY: stripePriceMonthly,
    STRIPE_PRICE_YEARLY: stripePriceYearly,
    STRIPE_API_BASE: stripeApiBase,
    // Vite puts its script into the page, where the client finds a Stripe that is there already.
    FAKE_STRIPE: fake.url,
  });
  console.log(`A Stripe of our own: ${fake.url}/_fake`);
  await develop();
  await fake.stop();
}
