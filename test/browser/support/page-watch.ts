import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

const SCRIPT = fileURLToPath(new URL('./watch.mjs', import.meta.url));

export interface Watched {
  /** The durations of tasks that blocked the page for more than 50 milliseconds. */
  longTasks: number[];
  /** The progress messages of the reading, in order. */
  states: string[];
}

export interface PageWatch {
  /** Resets the watch; `stop` is the button to press as soon as a file is being read. */
  start: (stop?: string) => Promise<void>;
  report: () => Promise<Watched>;
  /** Waits until the page is idle, so that its rendering and long tasks are complete. */
  settled: () => Promise<void>;
}

/** Watches the responsiveness of a page; call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  await page.addInitScript({ path: SCRIPT });
  return {
    start: (stop) => page.evaluate(`pageWatch.start(${JSON.stringify(stop ?? null)})`),
    report: () => page.evaluate('pageWatch.report()'),
    settled: () => page.evaluate('pageWatch.settled()'),
  };
}
