import { startFakeStripe } from './lib/fake-stripe.mjs';
import { fail, program, run } from './lib/run.mjs';

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'];

/**
 * `npm run test:stripe`: the specs of payments against a sandbox of Stripe itself, with a test key and two prices of
 * its account. It leaves customers behind, each on a test clock of its own. `-- --dry-run` asks the Stripe of our own
 * in its place, in the same way: whether the specs can do without looking into it.
 */
const dry = process.argv.includes('--dry-run') ? await startFakeStripe('0') : null;
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...dry?.env };
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
