import { chromium } from 'playwright-core';
import type { Browser, BrowserServer } from 'playwright-core';

/** As found or installed by `npm test`; Debian's by default. */
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';

/**
 * The pages that Chromium opens for the address bar of every window cost as much as a page of ours. The others are
 * Playwright's list, which a flag of ours replaces.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // A host name of a local network: browsers treat localhost differently.
  '--host-resolver-rules=MAP motley.lan 127.0.0.1',
];

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: QUIET });

/**
 * A browser that several test files connect to.
 * @param trusted hash of the public key of a certificate that the browser takes for a valid one: errors that are only
 *   ignored cost each request another attempt, of which Chromium allows few
 */
export const serveBrowser = (trusted: string): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath,
    args: [...QUIET, `--ignore-certificate-errors-spki-list=${trusted}`],
  });

export const connectToBrowser = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);
