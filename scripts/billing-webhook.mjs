import { product } from './lib/database.mjs';
import { explain } from './lib/run.mjs';

/** `npm run billing:webhook`: asks Stripe to tell this instance of payments, and prints the secret to set. */
async function register() {
  const { readConfig } = await product('src/platform/config/config.js');
  const { registerWebhook } = await product('src/modules/subscriptions/register-webhook.js');
  // The secret is what this command is run for: the settings are whole with anything in its place.
  const config = readConfig({ STRIPE_WEBHOOK_SECRET: 'not known yet', ...process.env });
  const { url, secret } = await registerWebhook(config);
  console.log(`Stripe will call ${url}. Start Motley with:\nSTRIPE_WEBHOOK_SECRET=${secret}`);
}

await register().catch(explain);
