import type { Page } from 'playwright-core';

/** Goes where a link inside the application leads: nothing is loaded anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  );
