import type { Page } from 'playwright-core';

/** Navigates inside the application, without a reload. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  );
