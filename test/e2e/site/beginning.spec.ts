import type { Page } from 'playwright-core';

import { anEmail } from '../support/api.js';
import { ENGLISH_PHONE, FRENCH_DESK } from '../support/screens.js';
import { manyKeys } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

/** Counts the actions of a user: clicks and filled fields. */
async function countActs(page: Page): Promise<() => number> {
  let acts = 0;
  await page.exposeFunction('noteAct', () => (acts += 1));
  await page.addInitScript(`
    addEventListener('click', ({ detail }) => detail === 1 && noteAct(), true);
    addEventListener('change', ({ target }) => target.type === 'checkbox' || noteAct(), true);`);
  return () => acts;
}

describe.each([FRENCH_DESK, ENGLISH_PHONE])('somebody new, at $width px, $locale', (screen) => {
  it('leads from registration to a translated value by what the pages offer', async () => {
    const app = await AppDriver.start(screen);
    const { page, words } = app;
    const acts = await countActs(page);
    const begin = performance.now();
    await page.goto('/register');
    await page.getByLabel(words('auth.email')).fill(anEmail());
    await page.getByLabel(words('auth.password'), { exact: true }).fill('Motley-2026');
    await page.getByLabel(words('auth.password_confirm')).fill('Motley-2026');
    await page.getByRole('checkbox').check();
    await app.button(words('auth.register.submit')).click();
    await page.waitForURL('**/dashboard');

    // The empty page suggests the first step.
    await app.said('dashboard.empty_title');
    await app.button(words('dashboard.create')).first().click();
    const dialog = app.dialog();
    await dialog.getByLabel(words('project.name')).fill('Atlas');
    await dialog.getByLabel(words('project.default_language')).fill('English');
    await dialog.getByRole('button', { name: words('project.create_submit'), exact: true }).click();
    await page.waitForURL(/\/projects\/\d+/);

    await app.said('editor.empty_title');
    await app.button(words('editor.add_first_key')).click();
    await dialog.getByLabel(words('key.name')).fill('Cart Title');
    await app.button(words('form.snake_use', { suggestion: 'cart_title' })).click();
    await dialog.getByRole('textbox', { name: 'English' }).fill('Your cart');
    await dialog.getByRole('button', { name: words('key.create'), exact: true }).click();
    await app.dialog(words('key.create_title')).waitFor({ state: 'hidden' });
    if (app.isPhone) {
      // The new key is open: back to the list for the next step.
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    }

    await app.choose(words('editor.add_language'));
    await dialog.getByLabel(words('language.name'), { exact: true }).fill('Français');
    await dialog.getByRole('button', { name: words('language.add_submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const field = await app.edit('cart_title', 'Français', FRENCH);
    await field.fill('Votre panier');
    await field.blur();
    await app.said('editor.saved_all');
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(`First translation, ${screen.width} px: ${acts()} acts, ${seconds} s by a script\n`);
    await page.reload();
    await app.ready();
    const place = app.isPhone ? app.field('cart_title', 'Français') : app.cell('cart_title', FRENCH);
    await eventually(
      () => (app.isPhone ? place.inputValue() : place.getAttribute('aria-label')),
      app.isPhone ? 'Votre panier' : `Votre panier, ${words('editor.status_modified')}`,
    );
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])(
  'a project of thousands of keys, at $width px, $locale',
  (screen) => {
    it('opens, renders only what is in view, and accepts an edit', async () => {
      const world = await manyKeys(3_000);
      const app = await AppDriver.open(screen, world);
      const rows = (): Promise<number> =>
        app.isPhone ? app.cards().count() : app.page.getByRole('rowheader').count();
      expect(await rows()).toBeLessThan(80);
      await (await app.edit('line_1', 'Français', FRENCH)).fill('Ligne un');
      await app.page.keyboard.press(app.isPhone ? 'Tab' : 'Enter');
      await eventually(async () => (await world.texts('Français'))['line_1'], 'Ligne un');
      await app.page.keyboard.press('Escape');
      if (app.isPhone) await app.sheet.waitFor({ state: 'hidden' });
      await app.scroll(1_000_000);
      await (app.isPhone ? app.card('line_2999') : app.row('line_2999')).waitFor();
      expect(await rows()).toBeLessThan(80);
    });
  },
);
