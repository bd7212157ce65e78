import type { Page } from 'playwright-core';

export interface Picture {
  path: string;
  image: Buffer;
}

/** An address as the caption of its picture. */
const named = (path: string) =>
  path
    .replace(/projects\/\d+/, 'projects/:id')
    .replace(/\?(?:payment|setup)_intent_client_secret=\w+?_(\w+)_secret_1/, ': $1');

/** A picture of each of these addresses, as JPEG. */
export async function takeScreens(page: Page, paths: string[]) {
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (path.includes('?d=')) await page.getByRole('dialog').waitFor();
    // Skeletons have come, and gone.
    await page.waitForTimeout(500);
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const image = await page.screenshot({ type: 'jpeg', quality: 85 });
    pictures.push({ path: named(path), image });
  }
  return pictures;
}
