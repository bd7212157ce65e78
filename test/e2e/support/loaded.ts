import type { Page } from 'playwright-core';

/** Until no part of the page loads any more: several may at once. */
export async function loaded(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy=true]');
  while ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' });
}
