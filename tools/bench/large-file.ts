import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import type { Browser, BrowserContextOptions } from 'playwright-core';

import { figure, quantile } from './statistics.mjs';

interface Reading {
  took: number;
  longest: number;
}

const READINGS = 7;
const BYTES = 5_000_000;
const GROUPS = 20;

const WATCH = `globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' })`;

/** The time that a file of 5 MB, chosen in the dialog for a new project, blocks the page while a worker reads it. */
export async function largeFileReadings(
  browser: Browser,
  baseURL: string,
  storageState: BrowserContextOptions['storageState'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-bench-file-'));
  const path = join(folder, 'en.json');
  writeFileSync(path, aLargeFile());
  const readings: Reading[] = [];
  try {
    for (let n = 0; n < READINGS; n += 1)
      readings.push(await reading(browser, { baseURL, storageState }, path));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const row = (what: string, of: (reading: Reading) => number, limit: string) => [
    `${what} a file of 5 MB, ms`,
    figure(quantile(readings.map(of), 0.5)),
    figure(quantile(readings.map(of), 0.95)),
    limit,
  ];
  return [
    row('choosing to seeing what is in', ({ took }) => took, '–'),
    row('longest task of the page (from 50), reading', ({ longest }) => longest, '50'),
  ];
}

async function reading(browser: Browser, options: BrowserContextOptions, path: string) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto('/dashboard?d=create', { waitUntil: 'networkidle' });
  await page.evaluate('longest = 0');
  const startedAt = performance.now();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(path);
  await page.getByRole('dialog').getByText('section_0').waitFor();
  const took = performance.now() - startedAt;
  await page.waitForTimeout(300);
  const longest: number = await page.evaluate('longest');
  await context.close();
  return { took, longest };
}

function aLargeFile() {
  const text = 'A sentence as they are, with a {placeholder} and some %d of what is counted in the app.';
  const keys = Math.ceil(BYTES / GROUPS / (text.length + 20));
  const group = Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key_${index}`, text]));
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: GROUPS }, (_, index) => [`section_${index}`, group])),
  );
}
