/** @typedef {import('./screens.mjs').Picture} Picture */
/** @typedef {keyof typeof COLUMNS} Width */

const COLUMNS = { 1440: 4, 390: 7 };
const THUMB = { 1440: 460, 390: 240 };

/** @param {Picture} picture */
const figure = ({ path, image }) =>
  `<figure><img src="data:image/jpeg;base64,${image.toString('base64')}"><figcaption>${path}</figcaption></figure>`;

/**
 * @param {number} columns
 * @param {number} thumb in pixels
 */
const style = (columns, thumb) => `
  body { margin: 16px; display: grid; gap: 16px; grid-template-columns: repeat(${columns}, ${thumb}px); width: max-content;
    background: #e1e4ed; font: 12px system-ui; color: #4e576d }
  figure { margin: 0 } img { width: 100%; display: block; border-radius: 4px } figcaption { margin-top: 4px }`;

/**
 * Every screen on one picture, small: to be looked at as a whole.
 * @param {import('playwright-core').Browser} browser
 * @param {Picture[]} pictures
 * @param {{ width: Width, path: string }} options
 */
export async function sheetOf(browser, pictures, { width, path }) {
  const [columns, thumb] = [COLUMNS[width], THUMB[width]];
  const page = await browser.newPage({ viewport: { width: columns * (thumb + 16) + 16, height: 600 } });
  await page.setContent(`<style>${style(columns, thumb)}</style>${pictures.map(figure).join('')}`);
  await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
