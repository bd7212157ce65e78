import type { Browser } from 'playwright-core';

import type { Picture } from './screens.ts';

export type Width = keyof typeof COLUMNS;

const COLUMNS = { 1440: 4, 390: 7 };
const THUMB = { 1440: 460, 390: 240 };

const figure = ({ path, image }: Picture) =>
  `<figure><img src="data:image/jpeg;base64,${image.toString('base64')}"><figcaption>${path}</figcaption></figure>`;

/** @param thumb in pixels */
const style = (columns: number, thumb: number) => `
  body { margin: 16px; display: grid; gap: 16px; grid-template-columns: repeat(${columns}, ${thumb}px); width: max-content;
    background: #e1e4ed; font: 12px system-ui; color: #4e576d }
  figure { margin: 0 } img { width: 100%; display: block; border-radius: 4px } figcaption { margin-top: 4px }`;

/** Every screen on one picture, small: to be looked at as a whole. */
export async function sheetOf(
  browser: Browser,
  pictures: Picture[],
  { width, path }: { width: Width; path: string },
) {
  const [columns, thumb] = [COLUMNS[width], THUMB[width]];
  const page = await browser.newPage({ viewport: { width: columns * (thumb + 16) + 16, height: 600 } });
  await page.setContent(`<style>${style(columns, thumb)}</style>${pictures.map(figure).join('')}`);
  await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
