import type { Browser, BrowserContextOptions } from 'playwright-core';

import { figure, quantile } from './statistics.mjs';

interface Paints {
  first: number;
  largest: number;
}

const VISITS = 7;

/** The last picture of the largest part is the one a person has waited for. */
const WATCH = `new PerformanceObserver((list) => (globalThis.largest = list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true })`;

const PAINTS = `({ first: performance.getEntriesByName('first-contentful-paint')[0].startTime, largest })`;

/** The time from the URL to the first paint of a page, with an empty browser cache. */
export async function firstPaints(
  browser: Browser,
  origin: string,
  { storageState, projectId }: { storageState: BrowserContextOptions['storageState']; projectId: number },
) {
  const rows: string[][] = [];
  const pages = { login: '/login', dashboard: '/dashboard', editor: `/projects/${projectId}` };
  for (const [name, path] of Object.entries(pages)) {
    const visits: Paints[] = [];
    const known = path === '/login' ? {} : { storageState };
    for (let n = 0; n < VISITS; n += 1)
      visits.push(await visit(browser, { baseURL: origin, ...known }, path));
    const row = (what: string, of: (paints: Paints) => number) => [
      `${what} of the ${name}, ms`,
      figure(quantile(visits.map(of), 0.5)),
      figure(quantile(visits.map(of), 0.95)),
      '–',
    ];
    rows.push(
      row('first paint', ({ first }) => first),
      row('largest paint', ({ largest }) => largest),
    );
  }
  return rows;
}

async function visit(browser: Browser, options: BrowserContextOptions, path: string) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const paints: Paints = await page.evaluate(PAINTS);
  await context.close();
  return paints;
}
