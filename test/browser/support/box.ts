import type { Locator, Page } from 'playwright-core';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(element)}`);
  return box;
}

/** Waits until nothing moves any more. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
