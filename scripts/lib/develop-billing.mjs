import { develop } from './develop.mjs';
import { startFakeStripe } from './fake-stripe.mjs';

/**
 * `npm run dev:billing`: `npm run dev`, with a Stripe of our own that takes test cards and lets time pass. It is at
 * STRIPE_PORT, or at a port that is free.
 */
export async function developBilling() {
  const target = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/v1/webhooks/stripe`;
  const { env, stop } = await startFakeStripe(process.env.STRIPE_PORT ?? '0', target);
  // Vite puts its script into the page, where the client finds a Stripe that is there already.
  Object.assign(process.env, env, { FAKE_STRIPE: env.STRIPE_API_BASE });
  console.log(`A Stripe of our own: ${env.STRIPE_API_BASE}/_fake`);
  await develop();
  stop();
}
