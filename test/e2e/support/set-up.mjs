import { readTypeScript } from '../../support/typescript.mjs';

/** @typedef {typeof globalThis & { endTours?: () => Promise<void> }} TestGlobals */

/** Everybody comes from one address here, and quickly. */
const MANY = '1000000';
const LIMITS = [
  'SIGN_UP_LIMIT',
  'SIGN_IN_LIMIT',
  'SIGN_IN_ADDRESS_LIMIT',
  'API_RATE_LIMIT',
  'ANONYMOUS_RATE_LIMIT',
  'DETAILS_RATE_LIMIT',
  'IMPORT_LIMIT',
  'IMPORT_TEXT_LIMIT',
  'BULK_LIMIT',
  'INVITATION_LIMIT',
];

/** Every test makes users of its own: of all their passwords, the cheapest hashes that the application allows. */
const HASHES = { PASSWORD_HASH_MEMORY_KIB: '7168', PASSWORD_HASH_PASSES: '1' };

/** Starts one instance and one browser for all tests; each test creates its own users and projects. */
export default async function setUp() {
  readTypeScript();
  const { aDataFolder, start } = await import('../../process/support/motley.ts');
  const { serveBrowser } = await import('../../browser/support/launch.ts');
  const { fingerprintOf, makeCertificate } = await import('./certificate.ts');
  const limits = Object.fromEntries(LIMITS.map((name) => [name, MANY]));
  const motley = start({ MOTLEY_DATA: await aDataFolder(), ...limits, ...HASHES, ...(await cluster()) });
  const certificate = await makeCertificate();
  const [origin, browser] = await Promise.all([motley.address, serveBrowser(fingerprintOf(certificate))]);
  process.env.E2E_CERTIFICATE = JSON.stringify(certificate);
  process.env.E2E_ORIGIN = origin;
  process.env.E2E_BROWSER = browser.wsEndpoint();
  /** @type {TestGlobals} */ (globalThis).endTours = () => browser.close();
}

/**
 * The database of `npm run tools -- test-citus test/e2e`; without a cluster, the application brings its own.
 * @returns {Promise<Record<string, string>>}
 */
async function cluster() {
  const { makeCitusTemplate, onCitus } = await import('../../support/database/citus.ts');
  if (!onCitus()) return {};
  const { ownDatabase } = await import('../../support/database/worker-database.ts');
  process.env.TEST_TEMPLATE_URL = await makeCitusTemplate();
  return { DATABASE_URL: await ownDatabase('e2e') };
}
