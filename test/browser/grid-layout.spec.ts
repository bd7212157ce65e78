import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const words = wordsOf('en');
const fr = wordsOf('fr');
const ACCOUNT = { email: `grid-${Date.now()}@motley.example`, password: 'Motley-2026' };
const KEYS = 60;
const SENTENCE =
  'Your card details are encrypted on the way, and never stored on this device or on any other.';
/** More than two lines, however wide the window. */
const LONG = Array.from({ length: 4 }, () => SENTENCE).join(' ');

const XML = `<resources>
${Array.from({ length: KEYS }, (_, n) => `  <string name="line_${n}">${LONG}</string>`).join('\n')}
</resources>`;

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function edgesOf(element: Locator): Promise<Edges> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(element)}`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

describe('the grid', () => {
  const app = useBrowser();
  let page: Page;
  let translator: Translator;
  let project: string;

  const rowOf = (key: number): Locator => translator.row(`line_${key}`);
  const pick = (key: number): Locator =>
    page.getByRole('checkbox', {
      name: words('editor.select_row', { name: `line_${key}` }),
      exact: true,
    });

  const scrollTo = (top: number): Promise<unknown> =>
    page.evaluate(`document.querySelector('[data-grid]').scrollTop = ${top}`);

  beforeAll(async () => {
    ({ page } = await app.visit('en'));
    translator = new Translator(page, words);
    project = await translator.begin({ ...ACCOUNT, username: 'Camille' }, XML);
  });

  beforeEach(() => scrollTo(0));

  it('shows the whole of a long text in a box as wide as its cell, its letters below those of the cell', async () => {
    const cell = rowOf(2).getByRole('gridcell').first();
    await cell.locator('[data-text]').hover();
    const whole = page.locator('[aria-hidden=true]', { hasText: LONG }).last();
    await whole.waitFor();
    const [box, own] = [await edgesOf(whole), await edgesOf(cell)];
    expect([box.left, box.right]).toEqual([own.left, own.right]);
    const text = await edgesOf(whole.getByText(LONG));
    expect(text.left).toBe((await edgesOf(cell.locator('[data-text]'))).left);
    const boxes = `[...document.querySelectorAll('[aria-hidden=true]')]`;
    const background = await page.evaluate<string>(
      `getComputedStyle(${boxes}.findLast((box) => box.textContent.startsWith('${SENTENCE}'))).backgroundColor`,
    );
    expect(background).toBe('rgb(255, 255, 255)');
  });

  describe('and its filters at 1280 px, in French', () => {
    let french: Page;

    beforeAll(async () => {
      ({ page: french } = await app.visit('fr', 1280));
      await new Translator(french, fr).logIn(ACCOUNT);
      await french.waitForURL('**/dashboard');
    });

    const bar = (): Locator => french.locator('[data-room]');
    const search = async (): Promise<number> => {
      const { left, right } = await edgesOf(french.getByRole('searchbox').locator('..'));
      return right - left;
    };

    it('keep the words of their chips', async () => {
      await french.goto(project);
      await bar().getByText(fr('editor.filter_modified'), { exact: true }).waitFor();
      expect(await search()).toBeGreaterThanOrEqual(180);
    });

    it('leave the search its room beside the rows that no longer match', async () => {
      await french.goto(`${project}?status=modified`);
      await french.getByRole('gridcell').first().click();
      await french.keyboard.press('v');
      await bar()
        .getByRole('button', { name: fr('editor.refresh') })
        .waitFor();
      expect(await search()).toBeGreaterThanOrEqual(180);
      const columns = await edgesOf(french.getByRole('button', { name: fr('editor.columns') }));
      expect(columns.right).toBeLessThanOrEqual(1280);
    });
  });

  describe('with rows selected', () => {
    const bar = (count: number): Locator =>
      page.getByRole('group', { name: words('editor.rows_selected', { count }) });

    afterEach(() => page.keyboard.press('Escape'));

    it('moves no row for the checkboxes and the bar', async () => {
      const before = [await edgesOf(rowOf(0)), await edgesOf(rowOf(3))];
      await rowOf(1).hover();
      await pick(1).click();
      await bar(1).waitFor();
      expect([await edgesOf(rowOf(0)), await edgesOf(rowOf(3))]).toEqual(before);
    });

    it('keeps the bar off the last row, however it was selected', async () => {
      await scrollTo(100_000);
      await pick(KEYS - 1).click();
      const edge = async (): Promise<number> => (await edgesOf(bar(1))).top;
      expect((await edgesOf(rowOf(KEYS - 1))).bottom).toBeLessThanOrEqual(await edge());
      await page.keyboard.press('Escape');
      await page.keyboard.press('Home');
      for (let up = 0; up < 3; up += 1) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      expect((await edgesOf(rowOf(KEYS - 1))).bottom).toBeLessThanOrEqual((await edgesOf(bar(4))).top);
    });
  });

  it('ends the text of a value before the buttons of its review', async () => {
    await scrollTo(100_000);
    const cell = rowOf(KEYS - 1)
      .getByRole('gridcell')
      .first();
    await cell.hover();
    const buttons = await edgesOf(cell.locator('[data-review]'));
    expect((await edgesOf(cell.locator('[data-text]'))).right).toBeLessThanOrEqual(buttons.left);
  });
});
