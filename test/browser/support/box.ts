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

/** The style of the first such element, or of its pseudo-element. */
export const styleOf = (page: Page, selector: string, property: string, part = ''): Promise<string> => {
  const [element, name] = [selector, part].map((one) => JSON.stringify(one));
  return page.evaluate<string>(
    `getComputedStyle(document.querySelector(${element}), ${name}).getPropertyValue('${property}')`,
  );
};

/** The classes of antd for an element that is about to move, a frame or more in advance. */
const IN_MOTION = ['appear', 'enter', 'leave'].map((phase) => `[class*="-${phase}-"]`).join();

/** Waits until nothing has moved for five frames: a motion that was asked for may not have begun. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    let still = 0;
    const look = () => {
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running') ||
        document.querySelector('${IN_MOTION}') !== null;
      still = isMoving ? 0 : still + 1;
      if (still < 5) requestAnimationFrame(look);
      else resolve();
    };
    look();
  })`);
