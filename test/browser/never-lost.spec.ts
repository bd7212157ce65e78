import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const KEYS = 40;
const XML = [
  '<resources>',
  ...Array.from({ length: KEYS }, (_, n) => `<string name="key_${n}">Text number ${n}, as it was</string>`),
  '</resources>',
].join('\n');

const words = wordsOf('en');

const cell = (page: Page, key: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: key, exact: true }) })
    .getByRole('gridcell')
    .first();

async function edit(page: Page, key: string): Promise<void> {
  await cell(page, key).dblclick();
  await page.locator('textarea:focus').waitFor();
}

/** The positions of all cells in view, in px. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(
    `[...document.querySelectorAll('[role=grid] [data-row] [data-column]')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [cell.textContent, x, y, width, height];
    })`,
  );

describe('a typed text', () => {
  const app = useBrowser();

  it('moves nothing, stays in its tab, survives the tab, and names the author of a conflict', async () => {
    const { context, page } = await app.visit('en');
    const email = `typing-${Date.now()}@motley.example`;
    await new Translator(page, words).begin({ email, password: 'Motley-2026', username: 'Camille' }, XML);

    const before = await places(page);
    await edit(page, 'key_3');
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await places(page)).toEqual(before);

    // An unfinished word, and another tab of the same user.
    await edit(page, 'key_5');
    await page.keyboard.type(' and half a wo');
    await page.waitForTimeout(300);
    const second = await context.newPage();
    await second.goto(page.url());
    await cell(second, 'key_5').waitFor();
    await second.waitForTimeout(1000);
    expect((await cell(second, 'key_5').textContent())?.trim()).toBe('Text number 5, as it was');

    // The first tab is closed during the edit; the draft is marked when the project is opened again.
    await page.close();
    await second.reload();
    await second.getByText('Text number 5, as it was and half a wo').waitFor();
    expect(await cell(second, 'key_5').getAttribute('title')).toBe(words('editor.restored'));
    await second.getByText(words('editor.saved_all')).waitFor();

    // Two tabs on one value: both texts are shown with their authors.
    const third = await context.newPage();
    await third.goto(second.url());
    await edit(third, 'key_7');
    await third.keyboard.press('ControlOrMeta+a');
    await third.keyboard.type('Mine');
    await edit(second, 'key_7');
    await second.keyboard.press('ControlOrMeta+a');
    await second.keyboard.type('Theirs');
    const saved = second.waitForResponse((response) => response.request().method() === 'PATCH');
    await second.keyboard.press('ControlOrMeta+s');
    expect((await saved).status()).toBe(200);
    await third.keyboard.press('ControlOrMeta+s');
    const conflict = words('editor.conflict', { name: 'Camille', text: 'Theirs' });
    await third.getByRole('alert').filter({ hasText: conflict }).first().waitFor();
    expect(await third.locator('textarea').inputValue()).toBe('Mine');
    await third.getByRole('button', { name: words('editor.keep_mine') }).click();
    await second.reload();
    await second.getByText('Mine', { exact: true }).waitFor();
  });
});
