import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { develop } from './develop.mjs';
import { ROOT } from './run.mjs';

const PORT = 12111;

/** `npm run dev:billing`: `npm run dev`, with a Stripe of our own that takes test cards and lets time pass. */
export async function developBilling() {
  const target = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/v1/webhooks/stripe`;
  // A process of its own: it reads TypeScript as it stands, which would confuse those who build it. It ends with this one.
  const fake = fork('scripts/fake-stripe.mjs', [String(PORT), target], { cwd: ROOT, silent: true });
  fake.stderr.pipe(process.stderr);
  const [line] = await once(createInterface({ input: fake.stdout }), 'line');
  const settings = JSON.parse(line);
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: settings.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: settings.stripeWebhookSecret,
    STRIPE_PRICE_MONTHLY: settings.stripePriceMonthly,
    STRIPE_PRICE_YEARLY: settings.stripePriceYearly,
    STRIPE_API_BASE: settings.stripeApiBase,
    // Vite puts its script into the page, where the client finds a Stripe that is there already.
    FAKE_STRIPE: settings.stripeApiBase,
  });
  console.log(`A Stripe of our own: ${settings.stripeApiBase}/_fake`);
  await develop();
  fake.disconnect();
}
