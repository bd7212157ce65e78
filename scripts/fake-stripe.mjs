import { readTypeScript } from '../test/support/typescript.mjs';

const [port, target] = process.argv.slice(2);

/** Serves the Stripe of our own at `port`, telling `target`, if any, of what happens; its first line says how it is reached. */
readTypeScript();
const { startFakeStripe } = await import('../test/fake-stripe/index.ts');
const fake = await startFakeStripe(Number(port));
if (target) fake.webhooks.deliverTo({ url: target, secret: fake.settings.stripeWebhookSecret });
console.log(JSON.stringify(fake.settings));
process.once('disconnect', () => process.exit());
