import { startFakeStripe } from '../scripts/lib/fake-stripe.mjs';
import { fail, program, run } from '../scripts/lib/run.mjs';

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'];

/**
 * `npm run tools -- test-stripe`: runs the specs of payments against a sandbox of the real Stripe, with a test key and
 * two prices of its account. It leaves customers behind, each with its own test clock. `-- --dry-run` uses the fake
 * Stripe in the same way, to check that the specs do not depend on its internals.
 */
const dry = process.argv.includes('--dry-run') ? await startFakeStripe('0') : null;
const env: NodeJS.ProcessEnv = { ...process.env, ...dry?.env };
const missing = NEEDED.filter((name) => !env[name]);
if (missing.length > 0) fail(`These are missing: ${missing.join(', ')}.`);
if (!/^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY ?? '')) fail('STRIPE_SECRET_KEY must be a test key.');

const [node, args] = program('jest/bin/jest.js', [
  '--selectProjects',
  'api',
  '--runInBand',
  '--testTimeout',
  '180000',
  '--testPathPatterns',
  'test/billing/(payment|changes)',
]);
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
process.exitCode = await run(node, [...flags, ...args], { env });
dry?.stop();
