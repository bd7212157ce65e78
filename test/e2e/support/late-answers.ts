import { setTimeout as pause } from 'node:timers/promises';

import type { Page, Route } from 'playwright-core';

import { API_BASE } from '#core/api/routes.js';

/** The most by which a call and its answer are late, in ms; most are much less late. */
const MOST = Number(process.env.LATE_ANSWERS ?? 0);

const late = (): Promise<void> => pause(Math.random() ** 3 * MOST);

/** With `LATE_ANSWERS=1500`, answers come in any order: for tests that must not rely on it. Others go to the server directly. */
export async function delayAnswers(page: Page): Promise<void> {
  if (MOST > 0) await page.route(({ pathname }) => pathname.startsWith(API_BASE), delay);
}

async function delay(route: Route): Promise<void> {
  try {
    await late();
    // Without a connection, the browser must be the one to notice; other hosts are known to it alone.
    const isElsewhere = new URL(route.request().url()).hostname !== 'localhost';
    if (isElsewhere || Math.random() < 0.3) return await route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await late();
    await route.fulfill({ response });
  } catch {
    // The page has gone, or there is no connection.
    await route.abort().catch(() => undefined);
  }
}
