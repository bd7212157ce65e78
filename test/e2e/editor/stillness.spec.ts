import { ENGLISH_PHONE, FRENCH_DESK } from '../support/screens.js';
import { aShop, manyKeys } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

const [ENGLISH, FRENCH] = [1, 2];

/** The exact positions of all rows in view. */
const PLACES = `[...document.querySelectorAll('[role=rowheader], [data-grid] > div > button')]
  .map((row) => [row.textContent, row.getBoundingClientRect()])
  .filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight)
  .map(([text, { left, top, width, height }]) => [text, left, top, width, height].join(' '))
  .sort()`;

const places = ({ page }: AppDriver): Promise<string[]> => page.evaluate<string[]>(PLACES);

/** Waits until the rows of a scroll are rendered. */
async function settled(app: AppDriver): Promise<string[]> {
  let before = await places(app);
  for (;;) {
    await app.page.evaluate(
      'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))',
    );
    const after = await places(app);
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    before = after;
  }
}

describe('starting and ending an edit', () => {
  it('moves nothing on a desktop, not even in the middle of a long list', async () => {
    const app = await AppDriver.open(FRENCH_DESK, await manyKeys(200));
    const { page } = app;
    const grid = page.locator('[data-grid]');
    await app.cell('line_0', ENGLISH).click();
    await page.keyboard.press('ArrowRight');
    for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown');
    const [before, picture] = [await settled(app), await grid.screenshot()];
    await page.keyboard.press('Enter');
    await page.locator('textarea:focus').waitFor();
    expect(await places(app)).toEqual(before);
    await page.keyboard.insertText('Une ligne assez longue pour en prendre deux, voire trois, dans sa case.');
    expect(await places(app)).toEqual(before);
    await page.keyboard.press('Escape');
    await app.focusedCell().waitFor();
    expect(await places(app)).toEqual(before);
    expect((await grid.screenshot()).equals(picture)).toBe(true);
  });

  it('moves nothing if a row below the edited one grows', async () => {
    const app = await AppDriver.open(FRENCH_DESK, await aShop());
    const { page } = app;
    const top = async (): Promise<number | undefined> => (await app.row('cart_title').boundingBox())?.y;
    const before = await top();
    await app.edit('delivery', 'Français', FRENCH);
    await page.keyboard.insertText('Offerte dès {amount}, livrée chez vous en deux jours ouvrés au plus.');
    await page.keyboard.press('Enter');
    await app.field('items_count', 'Français', 'zero').waitFor();
    expect(await top()).toBe(before);
  });

  it('moves nothing on a phone, where the sheet opens and closes above the list', async () => {
    const app = await AppDriver.open(ENGLISH_PHONE, await manyKeys(60));
    await app.scroll(3_400);
    await app.card('line_40').waitFor();
    const before = await settled(app);
    await app.card('line_40').tap();
    await app.sheet.waitFor();
    expect(await places(app)).toEqual(before);
    await app.button(app.words('app.close'), true).tap();
    await app.sheet.waitFor({ state: 'hidden' });
    expect(await places(app)).toEqual(before);
  });
});
