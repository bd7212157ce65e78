import { figure, quantile } from './statistics.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions} BrowserContextOptions */
/** @typedef {{ first: number, largest: number }} Paints */

const VISITS = 7;

/** The last picture of the largest part is the one a person has waited for. */
const WATCH = `new PerformanceObserver((list) => (globalThis.largest = list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true })`;

const PAINTS = `({ first: performance.getEntriesByName('first-contentful-paint')[0].startTime, largest })`;

/**
 * The time from the URL to the first paint of a page, with an empty browser cache.
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ storageState: BrowserContextOptions['storageState'], projectId: number }} editor
 */
export async function firstPaints(browser, origin, { storageState, projectId }) {
  /** @type {string[][]} */
  const rows = [];
  const pages = { login: '/login', dashboard: '/dashboard', editor: `/projects/${projectId}` };
  for (const [name, path] of Object.entries(pages)) {
    /** @type {Paints[]} */
    const visits = [];
    const known = path === '/login' ? {} : { storageState };
    for (let n = 0; n < VISITS; n += 1)
      visits.push(await visit(browser, { baseURL: origin, ...known }, path));
    /**
     * @param {string} what
     * @param {(paints: Paints) => number} of
     */
    const row = (what, of) => [
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

/**
 * @param {Browser} browser
 * @param {BrowserContextOptions} options
 * @param {string} path
 */
async function visit(browser, options, path) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  /** @type {Paints} */
  const paints = await page.evaluate(PAINTS);
  await context.close();
  return paints;
}
