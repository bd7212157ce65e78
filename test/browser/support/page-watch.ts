import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

const SCRIPT = fileURLToPath(new URL('./watch.mjs', import.meta.url));

export interface Watched {
  /** Milliseconds of every task that kept the page from answering for more than 50. */
  longTasks: number[];
  /** What was said of the file being read, one after another. */
  states: string[];
}

export interface PageWatch {
  /** Forgets what was before; `stop` names the button to press the moment a file is being read. */
  start: (stop?: string) => Promise<void>;
  report: () => Promise<Watched>;
  /** Until the page has nothing to do: what it rendered is on the screen, and was told as a long task if it was one. */
  settled: () => Promise<void>;
}

/** Watches how a page answers; to be called before it is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  await page.addInitScript({ path: SCRIPT });
  return {
    start: (stop) => page.evaluate(`pageWatch.start(${JSON.stringify(stop ?? null)})`),
    report: () => page.evaluate('pageWatch.report()'),
    settled: () => page.evaluate('pageWatch.settled()'),
  };
}
