import type { Locator } from 'playwright-core';

import { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { downloadedFrom } from '../support/files.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const FRENCH = 'Français';

/** A project of which an agency has one text to translate and one to review. */
const aShop = (): Promise<World> =>
  World.with(['English', FRENCH], {
    shop: { title: ['Welcome', 'Bienvenue'], cart: ['Your <x id="1"/> cart', ''], pay: ['Pay', 'Payer'] },
  });

const translated = (file: string): string =>
  file
    .replace(
      '<source>Your <x id="1"/> cart</source>',
      '$&\n          <target state="final">Votre panier <x id="1"/></target>',
    )
    .replace('<target state="translated">Bienvenue', '<target state="signed-off">Bienvenue');

/** Chooses the format in the dialog of an export. */
const xliffIn = (app: AppDriver) => async (dialog: Locator) => {
  await dialog.getByRole('combobox', { name: app.words('export.other_formats') }).click();
  await app.page.locator('.ant-select-item-option', { hasText: '.xliff' }).click();
};

describe.each([ENGLISH_DESK, FRENCH_PHONE])('XLIFF for an agency, at $width px, $locale', (screen) => {
  it('comes back translated and reviewed, and goes out again with what has changed since', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    const [, sent] = await downloadedFrom(app, xliffIn(app), 'fr.xliff');
    expect(sent).toContain('<source>Your <x id="1"/> cart</source>\n        </trans-unit>');
    const returned = translated(sent);

    await page.goto(`${world.path}?d=import-language&of=${world.language(FRENCH)}`);
    const dialog = app.dialog(words('imports.several_title'));
    const file = { name: 'fr.xliff', mimeType: 'application/xml', buffer: Buffer.from(returned) };
    await app.dialog().locator('input[type=file]').setInputFiles(file);
    const found = { platform: 'XLIFF', languages: 2, keys: 3, plurals: 0 };
    await dialog.getByText(words('imports.summary_languages', found)).waitFor();
    await dialog.getByText(words('imports.take_statuses')).click();
    await dialog.getByText(words('language.replace')).click();
    await dialog.getByRole('button', { name: words('imports.submit_languages', { count: 2 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    const texts = { title: 'Bienvenue', cart: 'Votre panier <x id="1"/>', pay: 'Payer' };
    await eventually(() => world.texts(FRENCH), texts);
    for (const [key, status] of [
      ['title', 'validated'],
      ['cart', 'validated'],
      ['pay', 'modified'],
    ] as const)
      expect([key, await world.status(world.value(key, FRENCH))]).toEqual([key, status]);

    await world.write(world.value('pay', FRENCH), 'Régler');
    await world.review('validated', world.value('pay', FRENCH));
    await page.goto(world.path);
    await app.ready();
    const [, again] = await downloadedFrom(app, xliffIn(app), 'fr.xliff');
    expect(again).toBe(returned.replace('<target state="translated">Payer', '<target state="final">Régler'));
  });
});
