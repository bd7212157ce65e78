import { readTypeScript } from '../../support/typescript.mjs';

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
  'BULK_LIMIT',
  'INVITATION_LIMIT',
];

/** One Motley and one browser for all tours; each test brings its own people and projects. */
export default async function setUp() {
  readTypeScript();
  const { aDataFolder, start } = await import('../../house/support/motley.ts');
  const { serveBrowser } = await import('../../browser/support/launch.ts');
  const limits = Object.fromEntries(LIMITS.map((name) => [name, MANY]));
  const motley = start({ MOTLEY_DATA: await aDataFolder(), ...limits });
  const [origin, browser] = await Promise.all([motley.address, serveBrowser()]);
  process.env.TOURS_ORIGIN = origin;
  process.env.TOURS_BROWSER = browser.wsEndpoint();
  globalThis.endTours = () => browser.close();
}
