import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { ROOT } from './run.mjs';

/**
 * Starts the fake Stripe in its own process, which runs TypeScript directly and ends with this one. Returns the
 * environment for an application that uses it, and a function to stop it.
 * @param {string} port
 * @param {string} [target]
 */
export async function startFakeStripe(port, target) {
  const args = target === undefined ? [port] : [port, target];
  const child = fork('scripts/fake-stripe.mjs', args, { cwd: ROOT, silent: true });
  const { stdout, stderr } = /** @type {import('node:child_process').ChildProcessWithoutNullStreams} */ (
    child
  );
  stderr.pipe(process.stderr);
  const [line] = await once(createInterface({ input: stdout }), 'line');
  /** @type {import('../../test/fake-stripe/index.js').FakeStripe['settings']} */
  const settings = JSON.parse(line);
  const env = {
    STRIPE_SECRET_KEY: settings.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: settings.stripeWebhookSecret,
    STRIPE_PRICE_MONTHLY: settings.stripePriceMonthly,
    STRIPE_PRICE_YEARLY: settings.stripePriceYearly,
    STRIPE_API_BASE: settings.stripeApiBase,
  };
  return { env, stop: () => child.disconnect() };
}
