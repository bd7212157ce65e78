import { fail, program, run } from './lib/run.mjs';

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'];

/**
 * `npm run test:stripe`: the specs of payments against a sandbox of Stripe itself, with a test key and two prices of
 * its account. It leaves customers behind, each on a test clock of its own.
 */
const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0) fail(`These are missing: ${missing.join(', ')}.`);
if (!/^(sk|rk)_test_/.test(process.env.STRIPE_SECRET_KEY)) fail('STRIPE_SECRET_KEY must be a test key.');

const [node, args] = program('jest/bin/jest.js', [
  ...['--selectProjects', 'api', '--runInBand', '--testTimeout', '180000'],
  ...['--testPathPatterns', 'test/billing/(payments|changes)'],
]);
process.exitCode = await run(node, [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  ...args,
]);
