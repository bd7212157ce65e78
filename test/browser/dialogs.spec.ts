import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const XML = `<resources>
  <string name="checkout_pay">Pay now</string>
  <string name="checkout_total">Total</string>
  <string name="settings_name">Your name</string>
</resources>`;

const words = wordsOf('en');

/** Opens the dialog by a key and closes it again to load its code: the tests are about the dialog, not the network. */
async function openedBefore(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const focused = (page: Page): Locator => page.locator(':focus');

describe('a dialog, with the animations of its opening and closing', () => {
  const app = useBrowser();
  let page: Page;
  let project: string;

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

  async function askToDelete(): Promise<void> {
    await page.getByRole('navigation').getByRole('button', { name: 'Atlas' }).click();
    await page.getByRole('menuitem', { name: words('project.delete') }).click();
    await page.getByRole('dialog').waitFor();
  }

  beforeAll(async () => {
    ({ page } = await app.visit('en'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const translator = new Translator(page, words);
    project = await translator.begin(
      {
        email: `dialogs-${Date.now()}@motley.example`,
        password: 'Motley-2026',
        username: 'Camille',
      },
      XML,
    );
  });

  beforeEach(async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Atlas' }).first().click();
    await page.getByRole('grid').waitFor();
    // The focus after a change of page, which must settle first.
    await page.locator('h1:focus').waitFor();
  });

  it('takes every letter typed after the key that opened it', async () => {
    await openedBefore(page, 'c');
    await page.keyboard.press('c');
    await page.keyboard.type('navigation');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(words('key.group')).inputValue()).toBe('navigation');
  });

  it('takes the focus when it is opened again the moment that it has closed', async () => {
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    // Before anything else runs: no user is as fast, but machines are as slow.
    await page.evaluate(`
      new MutationObserver((_changes, observer) => {
        const dialog = document.querySelector('[role=dialog]');
        if (dialog && !dialog.closest('[style*="display: none"]')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
      }).observe(document.body, { attributes: true, childList: true, subtree: true })`);
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('key.group')).and(focused(page)).waitFor();
    await page.keyboard.type('navigation');
    expect(await dialog.getByLabel(words('key.group')).inputValue()).toBe('navigation');
  });

  it('moves to the name with the Tab that accepts a group, and starts there for the next key', async () => {
    await openedBefore(page, 'c');
    await page.keyboard.press('c');
    await page.keyboard.type('com');
    await page.locator('.ant-select-item-option-active', { hasText: 'common' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('first_of_two');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(words('key.name'));
    expect(await dialog.getByLabel(words('key.group')).inputValue()).toBe('common');
    expect(await name.inputValue()).toBe('first_of_two');
    await dialog.getByRole('button', { name: words('key.create_another') }).click();
    await page.getByText(words('toast.key_created', { name: 'first_of_two' })).waitFor();
    await name.and(focused(page)).waitFor();
    await page.keyboard.type('second_of_two');
    expect(await name.inputValue()).toBe('second_of_two');
  });

  it('navigates back once, however often or long Enter is pressed while it closes', async () => {
    await askToDelete();
    await button(words('app.cancel')).and(focused(page)).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(project);
    // The second one may have reopened the menu, which then has the focus.
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });

    await askToDelete();
    await page.keyboard.down('Enter');
    for (let n = 0; n < 20; n += 1) await page.keyboard.down('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.up('Enter');
    expect(page.url()).toBe(`${app.origin()}${project}`);
  });

  it('that was opened by its address closes to its page, not to the previous one', async () => {
    await page.goto('about:blank');
    await page.goto(`${project}?d=export`);
    const close = page.getByRole('dialog').getByRole('button', { name: words('app.cancel') });
    await close.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${app.origin()}${project}`);
  });

  it('closes by Escape before it is open, and by Back', async () => {
    await openedBefore(page, 'c');
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${app.origin()}${project}`);
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${app.origin()}${project}`);
  });

  it.each([
    ['export', 'editor.export'],
    ['shortcuts', 'editor.shortcuts'],
  ] as const)('without a field has the focus itself, and gives it back: %s', async (_name, label) => {
    const opener = page.getByRole('button', { name: words(label) });
    // During and after opening: antd moves the focus at several moments.
    for (let times = 0; times < 5; times += 1) {
      await opener.click();
      await page.getByRole('dialog').and(focused(page)).waitFor();
      await page.keyboard.press('Escape');
      await opener.and(focused(page)).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await opener.and(focused(page)).count()).toBe(1);
    }
  });

  it('also returns the focus after an early click into it', async () => {
    await page.evaluate(`
      new MutationObserver((_changes, observer) => {
        const field = document.querySelector('[role=dialog] [role=switch]');
        if (field === null) return;
        observer.disconnect();
        field.focus();
      }).observe(document.body, { childList: true, subtree: true })`);
    const opener = page.getByRole('button', { name: words('editor.shortcuts') });
    await opener.click();
    await page.getByRole('switch').and(focused(page)).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await opener.and(focused(page)).waitFor();
  });

  it('that was opened from a menu returns the focus to the menu’s button, even if its code arrives late', async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const codeOfLayers = /\/assets\/\w*(?:Dialog|Sheet|GoTo)\w*-/;
    await page.route(codeOfLayers, (route) => late.then(() => route.continue()));
    await page.reload();
    const opener = page.getByRole('navigation').getByRole('button', { name: 'Atlas' });
    await opener.click();
    await page.getByRole('menuitem', { name: words('project.delete') }).click();
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    arrive();
    await button(words('app.cancel')).and(focused(page)).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await opener.and(focused(page)).waitFor();
    await page.unroute(codeOfLayers);
  });
});
