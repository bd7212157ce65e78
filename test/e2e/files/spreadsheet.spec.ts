import type { Locator } from 'playwright-core';

import { AppDriver, eventually } from '../support/app-driver.js';
import { somebody } from '../support/api.js';
import { downloadedFrom } from '../support/files.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

/** As a spreadsheet saves it where the decimal separator is a comma. */
const FILE = [
  '\uFEFFKey;Notes;English;Deutsch;Owner',
  'title;Above the list;Your cart;Warenkorb;Anna',
  'pay;;"Pay; now";Zahlen;Ben',
  'hint;;- 5 % off;- 5 %;=1',
  '',
].join('\r\n');

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a table, at $width px, $locale', (screen) => {
  const german = screen.locale === 'en' ? 'German' : 'Allemand';

  it('makes a project, is reviewed, and differs in the cell that was changed', async () => {
    const app = await AppDriver.logIn(screen, await somebody(), '/dashboard');
    const { page, words } = app;
    await app.button(words('dashboard.create')).first().click();
    const dialog = app.dialog();
    await dialog.getByLabel(words('project.name')).fill('Shop');
    const file = { name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const found = { platform: 'CSV', languages: 2, keys: 3, plurals: 0 };
    await dialog.getByText(words('imports.summary_languages', found)).waitFor();
    await dialog.getByRole('button', { name: words('project.create_submit'), exact: true }).click();
    await page.waitForURL(/\/projects\/\d+/);
    await app.ready();

    const field = await app.edit('title', german, 2);
    await field.fill('=Einkaufswagen');
    await field.blur();
    await app.said('editor.saved_all');
    const reviews: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/status')) reviews.push(response.status());
    });
    const place = app.isPhone ? app.sheet : app.row('title');
    await place
      .getByRole('button', { name: words('editor.validate'), exact: true })
      .last()
      .click();
    await eventually(() => reviews, [200]);
    if (app.isPhone) {
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    }

    const choose = async (exporting: Locator): Promise<void> => {
      await exporting.getByRole('combobox', { name: words('export.other_formats') }).click();
      await page.locator('.ant-select-item-option', { hasText: '.csv' }).click();
    };
    expect(await downloadedFrom(app, choose, 'texts.csv')).toEqual([
      'texts.csv',
      FILE.replace('Warenkorb', "'=Einkaufswagen").replace(';=1', ";'=1"),
    ]);
  });
});
