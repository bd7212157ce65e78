import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';

import { trace } from './traces.js';

export type Locale = 'en' | 'fr';

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** The errors of the page: console errors, uncaught errors, responses of 500 and above. */
  complaints: string[];
}

/** Chromium logs for every page over plain http that one of its headers requires https. */
const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' &&
  !message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');

/** A new browser context, whose language the application detects. */
export async function visit(
  browser: Browser,
  origin: string,
  locale: Locale,
  width = 1440,
): Promise<Visitor> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  await trace(context);
  const page = await context.newPage();
  // A guard against hanging, not a measure of speed.
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => isComplaint(message) && complaints.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 500 && complaints.push(`${response.status()} ${response.url()}`),
  );
  return { context, page, complaints };
}
