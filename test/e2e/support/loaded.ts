import type { Page } from 'playwright-core';

/** Waits until no part of the page is loading. */
export async function loaded(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy=true]');
  while ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' });
}
