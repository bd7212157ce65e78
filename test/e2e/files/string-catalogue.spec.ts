import type { Locator } from 'playwright-core';

import { AppDriver } from '../support/app-driver.js';
import { somebody } from '../support/api.js';
import { downloadedFrom } from '../support/files.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const unit = (value: string) => ({
  stringUnit: { state: 'translated', value },
});

const pluralOf = (forms: Record<string, string>) => ({
  variations: {
    plural: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, unit(text)])),
  },
});

const CATALOGUE = {
  sourceLanguage: 'en',
  strings: {
    items: {
      comment: 'How many articles are in the cart',
      localizations: {
        de: pluralOf({ one: '%lld Artikel', other: '%lld Artikel' }),
        en: pluralOf({ one: '%lld item', other: '%lld items' }),
        fr: pluralOf({ one: '%lld article', other: '%lld articles' }),
        ja: pluralOf({ other: '%lld点' }),
      },
    },
    pay: {
      localizations: {
        de: unit('Zahlen'),
        en: unit('Pay'),
        fr: unit('Payer'),
        ja: unit('支払う'),
      },
    },
    title: {
      extractionState: 'manual',
      localizations: {
        de: unit('Warenkorb'),
        en: unit('Your cart'),
        fr: unit('Panier'),
      },
    },
  },
  version: '1.0',
};

/** As Xcode writes it. */
const FILE = JSON.stringify(CATALOGUE, null, 2).replaceAll('": ', '" : ');

const NAMES = {
  en: { source: 'English', german: 'German' },
  fr: { source: 'Anglais', german: 'Allemand' },
} as const;

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a string catalogue, at $width px, $locale', (screen) => {
  const { source, german } = NAMES[screen.locale];

  it('makes a project in four languages, and differs where two texts were changed', async () => {
    const app = await AppDriver.logIn(screen, await somebody(), '/dashboard');
    const { page, words } = app;
    let readings = 0;
    page.on('worker', (worker) => (readings += worker.url().includes('reading-worker') ? 1 : 0));
    await app.button(words('dashboard.create')).first().click();
    const dialog = app.dialog();
    await dialog.getByLabel(words('project.name')).fill('Shop');
    const buffer = Buffer.from(FILE);
    const file = {
      name: 'Localizable.xcstrings',
      mimeType: 'application/octet-stream',
      buffer,
    };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const found = {
      platform: words('platform.xcstrings'),
      languages: 4,
      keys: 3,
      plurals: 1,
    };
    await dialog.getByText(words('imports.summary_languages', found)).waitFor();
    expect(await dialog.getByRole('checkbox', { name: `${source} en` }).isChecked()).toBe(true);
    await dialog
      .getByRole('button', {
        name: words('project.create_submit'),
        exact: true,
      })
      .click();
    await page.waitForURL(/\/projects\/\d+/);
    // As three forms and by language, to compare; a third one would disable the button that has just been enabled.
    expect(readings).toBe(2);
    await app.ready();

    const change = async (key: string, language: string, column: number, text: string): Promise<void> => {
      const field = await app.edit(key, language, column);
      await field.fill(text);
      await field.blur();
      await app.said('editor.saved_all');
      if (!app.isPhone) return;
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    };
    // A phone shows one language, to translate into.
    if (app.isPhone) await change('pay', german, 1, 'Bezahlen');
    else await change('pay', source, 1, 'Pay now');
    await change('title', german, 2, 'Einkaufswagen');

    const choose = async (exporting: Locator): Promise<void> => {
      await exporting.getByRole('combobox', { name: words('export.other_formats') }).click();
      await page.locator('.ant-select-item-option', { hasText: '.xcstrings' }).click();
    };
    expect(await downloadedFrom(app, choose, 'Localizable.xcstrings')).toEqual([
      'Localizable.xcstrings',
      (app.isPhone ? FILE.replace('"Zahlen"', '"Bezahlen"') : FILE.replace('"Pay"', '"Pay now"')).replace(
        '"Warenkorb"',
        '"Einkaufswagen"',
      ),
    ]);
  });
});
