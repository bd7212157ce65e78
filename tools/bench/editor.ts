import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'playwright-core';

import { kilobytes, neededBy } from '../../test/browser/support/script-sizes.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { ACCOUNT, aLargeProject, LANGUAGES } from './editor-world.ts';
import { firstPaints } from './first-paint.ts';
import { largeFileReadings } from './large-file.ts';
import { aDataFolder, remove, start } from './server.ts';
import { figure, quantile } from './statistics.mjs';
import { moved, saved, searched, typed } from './typing.ts';

/** The times of opening a page that are read here, in milliseconds. */
type Opening = Record<'firstRow' | 'usable' | 'fromStart', number>;

const KEYS = 10_000;
const OPENINGS = 5;
const PAGE_SCRIPT = fileURLToPath(new URL('./editor-page.mjs', import.meta.url));

/** The editor of a large project, as a person meets it. */
export async function measure() {
  console.log(`Measuring the editor, ${KEYS.toLocaleString('en')} keys × ${LANGUAGES.length} …`);
  const folder = aDataFolder();
  const { origin, end } = await start(folder);
  try {
    const projectId = await aLargeProject(origin, KEYS);
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: (await ensureBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
    });
    try {
      const { login, page } = await signedIn(browser, origin);
      const rows = await measureAll(page, projectId);
      const scripts = await scriptSizes(browser, page, origin, projectId);
      const storageState = await page.context().storageState();
      const paints = await firstPaints(browser, origin, { storageState, projectId });
      const readings = await largeFileReadings(browser, origin, storageState);
      return {
        title: 'Editor',
        head: ['what', 'median', 'p95', 'must be at most'],
        rows: [
          ...rows,
          ['scripts of the editor until its rows, kB gzip', scripts.forRows, '–', '310'],
          ['scripts of the editor with those it fetches ahead, kB gzip', scripts.all, '–', '–'],
          ['scripts of the login until its form, kB gzip', login.forForm, '–', '180'],
          ['scripts of the login with those it fetches ahead, kB gzip', login.all, '–', '–'],
          ...paints,
          ...readings,
        ],
      };
    } finally {
      await browser.close();
    }
  } finally {
    await end();
    remove(folder);
  }
}

/** The address of every script a page has loaded, workers aside. */
const SCRIPTS = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))`;

const isOfForm = (path: string) => /\/(?:index|dictionary-\w+|Login)-/.test(path);

const sizeOf = (paths: Iterable<string>) => figure(kilobytes(paths));

async function signedIn(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript({ path: PAGE_SCRIPT });
  const page = await context.newPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const scripts: string[] = await page.evaluate(SCRIPTS);
  const login = { forForm: sizeOf(neededBy(scripts.filter(isOfForm))), all: sizeOf(scripts) };
  await page.getByLabel('Email').fill(ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  return { login, page };
}

/** A direct visit by a signed-in user: nothing is loaded in advance. */
async function scriptSizes(browser: Browser, page: Page, origin: string, projectId: number) {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', storageState });
  const fresh = await context.newPage();
  await context.addInitScript({ path: PAGE_SCRIPT });
  await fresh.goto(`/projects/${projectId}`);
  await fresh.getByRole('gridcell').first().waitFor();
  await fresh.waitForLoadState('networkidle');
  const forRows: string[] = await fresh.evaluate(`bench.scriptsOfRows()`);
  const all: string[] = await fresh.evaluate(SCRIPTS);
  await context.close();
  return { forRows: sizeOf(forRows), all: sizeOf(all.filter((path) => !path.includes('worker'))) };
}

async function measureAll(page: Page, projectId: number) {
  const opened: Opening[] = [];
  const checks: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) {
    await forget(page);
    opened.push(await open(page, projectId));
    checks.push(await known<number>(page, 'bench.checked()'));
  }
  const again: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) again.push((await open(page, projectId)).fromStart);
  const of = (name: keyof Opening) => opened.map((opening) => opening[name]);
  const typing = await typed(page);
  const moves = await moved(page);
  const saves = await saved(page);
  // Nothing may move at an edit, not even what its author expects to.
  const editing: number = await page.evaluate('bench.shift(true)');
  const searches = await searched(page);
  const frames: number[] = await page.evaluate('bench.scroll(200, 1500)');
  const all: number = await page.evaluate('bench.shift(false)');
  return [
    row('response of the columns to first row, ms', of('firstRow'), '600'),
    row('response of the columns to usable, ms', of('usable'), '1500'),
    row('address to first row, server included, ms', of('fromStart'), '–'),
    row('address to first row as the browser knows it from the last time, ms', again, '250'),
    row('all checks of all texts in the worker, ms', checks, '500'),
    row('key down to paint in a field, ms', typing, '32'),
    row('arrow key to paint in the grid, ms', moves, '32'),
    row(
      'Enter to the text in its cell, ms',
      saves.map(([painted]) => painted),
      '32',
    ),
    row(
      'Enter to confirmed by the server, ms',
      saves.map(([, confirmed]) => confirmed),
      '100',
    ),
    row('letter in the search to what it found, ms', searches, '100 + 80'),
    row('frame of scrolling by 1,500 px, ms', frames, '25'),
    ['heap of the page, MB', await heapOf(page), '–', '300'],
    ['layout shift of opening, moving and editing', figureOf(editing), '–', '0'],
    ['layout shift of everything (CLS)', figureOf(all), '–', '0'],
  ];
}

const row = (what: string, runs: number[], limit: string) => [
  what,
  figure(quantile(runs, 0.5)),
  figure(quantile(runs, 0.95)),
  limit,
];

/** Zero is said as such: the least shift is one too many. */
const figureOf = (shift: number) => (shift === 0 ? '0' : shift.toFixed(4));

/** Leaves nothing of the project in the browser, on a page that does not use its database. */
async function forget(page: Page) {
  await page.goto('/terms');
  await page.evaluate(`new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('motley');
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  })`);
}

async function open(page: Page, projectId: number) {
  await page.goto(`/projects/${projectId}`);
  await page.getByRole('grid').waitFor();
  return known<Opening>(page, 'bench.opened()');
}

/** The result of the expression once it is not null; null until then. */
async function known<T>(page: Page, question: string) {
  for (;;) {
    const answer = await page.evaluate<T | null>(question);
    if (answer !== null) return answer;
    await page.waitForTimeout(200);
  }
}

async function heapOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const workers = await Promise.all(
    page.workers().map((worker) => worker.evaluate<number>('performance.memory?.usedJSHeapSize ?? 0')),
  );
  return figure((usedSize + workers.reduce((sum, size) => sum + size, 0)) / 1e6);
}
