import type { Browser } from 'playwright-core';

import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';
import { visit } from './browser.js';
import type { Locale, Visitor } from './browser.js';
import { launchBrowser } from './launch.js';

export interface Visits {
  /** The address of the server. */
  origin: () => string;
  /** A new visitor, by default with a desktop. */
  visit: (locale: Locale, width?: number) => Promise<Visitor>;
}

/** Where visitors go: to a server of this checkout, or to a given one. */
const anAddress = async (): Promise<string> =>
  process.env.MOTLEY_ADDRESS ?? start({ MOTLEY_DATA: await aDataFolder() }).address;

/** A server and a browser for the tests of the suite around it. */
export function useBrowser(): Visits {
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    [origin, browser] = await Promise.all([anAddress(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await cleanUp();
  });

  return { origin: () => origin, visit: (locale, width) => visit(browser, origin, locale, width) };
}
