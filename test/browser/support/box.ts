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

/** Of the first such element, or of a part that its style adds. */
export const styleOf = (page: Page, selector: string, property: string, part = ''): Promise<string> => {
  const [element, name] = [selector, part].map((one) => JSON.stringify(one));
  return page.evaluate<string>(
    `getComputedStyle(document.querySelector(${element}), ${name}).getPropertyValue('${property}')`,
  );
};

/** Waits until nothing moves any more. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
