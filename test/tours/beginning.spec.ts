import type { Page } from 'playwright-core';

import { anEmail } from './support/api.js';
import { ENGLISH_PHONE, FRENCH_DESK } from './support/screens.js';
import { manyKeys } from './support/shop.js';
import { eventually, Tour } from './support/tour.js';

const FRENCH = 2;

/** Counts what a person does: clicks, and fields filled in. */
async function countActs(page: Page): Promise<() => number> {
  let acts = 0;
  await page.exposeFunction('noteAct', () => (acts += 1));
  await page.addInitScript(`
    addEventListener('click', ({ detail }) => detail === 1 && noteAct(), true);
    addEventListener('change', ({ target }) => target.type === 'checkbox' || noteAct(), true);`);
  return () => acts;
}

describe.each([FRENCH_DESK, ENGLISH_PHONE])('somebody new, at $width px, $locale', (screen) => {
  it('comes from registering to a translated value by what the pages offer', async () => {
    const tour = await Tour.start(screen);
    const { page, words } = tour;
    const acts = await countActs(page);
    const begin = performance.now();
    await page.goto('/register');
    await page.getByLabel(words('auth.email')).fill(anEmail());
    await page.getByLabel(words('auth.password'), { exact: true }).fill('Motley-2026');
    await page.getByLabel(words('auth.password_confirm')).fill('Motley-2026');
    await page.getByRole('checkbox').check();
    await tour.button(words('auth.register.submit')).click();
    await page.waitForURL('**/dashboard');

    // Nothing here yet: the page says what comes first.
    await tour.said('dashboard.empty_title');
    await tour.button(words('dashboard.create')).first().click();
    const dialog = tour.dialog();
    await dialog.getByLabel(words('project.name')).fill('Atlas');
    await dialog.getByLabel(words('project.default_language')).fill('English');
    await dialog.getByRole('button', { name: words('project.create_submit'), exact: true }).click();
    await page.waitForURL(/\/projects\/\d+/);

    await tour.said('editor.empty_title');
    await tour.button(words('editor.add_first_key')).click();
    await dialog.getByLabel(words('key.name')).fill('Cart Title');
    await tour.button(words('form.snake_use', { suggestion: 'cart_title' })).click();
    await dialog.getByRole('textbox', { name: 'English' }).fill('Your cart');
    await dialog.getByRole('button', { name: words('key.create'), exact: true }).click();
    await tour.dialog(words('key.create_title')).waitFor({ state: 'hidden' });
    if (tour.isPhone) {
      // The new key is open: back to the list for the next step.
      await tour.sheet.getByRole('button', { name: words('app.close') }).tap();
      await tour.sheet.waitFor({ state: 'hidden' });
    }

    await tour.choose(words('editor.add_language'));
    await dialog.getByLabel(words('language.name')).fill('Français');
    await dialog.getByRole('button', { name: words('language.add_submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const field = await tour.edit('cart_title', 'Français', FRENCH);
    await field.fill('Votre panier');
    await field.blur();
    await tour.said('editor.saved_all');
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(`First translation, ${screen.width} px: ${acts()} acts, ${seconds} s by a script\n`);
    await page.reload();
    await tour.ready();
    const place = tour.isPhone ? tour.field('cart_title', 'Français') : tour.cell('cart_title', FRENCH);
    await eventually(
      () => (tour.isPhone ? place.inputValue() : place.getAttribute('aria-label')),
      tour.isPhone ? 'Votre panier' : `Votre panier, ${words('editor.status_modified')}`,
    );
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])(
  'a project of thousands of keys, at $width px, $locale',
  (screen) => {
    it('opens, shows what is in view and no more, and takes an edit', async () => {
      const world = await manyKeys(3_000);
      const tour = await Tour.open(screen, world);
      const rows = (): Promise<number> =>
        tour.isPhone ? tour.cards().count() : tour.page.getByRole('rowheader').count();
      expect(await rows()).toBeLessThan(80);
      await (await tour.edit('line_1', 'Français', FRENCH)).fill('Ligne un');
      await tour.page.keyboard.press(tour.isPhone ? 'Tab' : 'Enter');
      await eventually(async () => (await world.texts('Français'))['line_1'], 'Ligne un');
      await tour.page.keyboard.press('Escape');
      if (tour.isPhone) await tour.sheet.waitFor({ state: 'hidden' });
      await tour.scroll(1_000_000);
      await (tour.isPhone ? tour.card('line_2999') : tour.row('line_2999')).waitFor();
      expect(await rows()).toBeLessThan(80);
    });
  },
);
