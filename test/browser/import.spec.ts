import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const ENGLISH = `<resources>
  <!-- MARK: - cart -->
  <string name="cart_title">Your cart</string>
  <plurals name="cart_items">
    <item quantity="zero">Nothing</item><item quantity="one">%d item</item><item quantity="other">%d items</item>
  </plurals>
  <!-- MARK: - help -->
  <string name="help_title">Help</string>
</resources>`;

const GERMAN = '{"cart":{"title":"Dein Korb"}}';

/** Another title, and a plural that lacks zero. */
const BETTER = `<resources>
  <string name="cart_title">Dein Warenkorb</string>
  <plurals name="cart_items">
    <item quantity="one">%d Artikel</item><item quantity="other">%d Artikel</item>
  </plurals>
</resources>`;

const BROKEN = '<resources>\n  <string name="cart_title">Dein <b>Korb</string>\n</resources>';

const words = wordsOf('fr');

async function choose(dialog: Locator, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/xml', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.locator('[aria-busy=false]', { hasText: name }).waitFor();
}

async function openImport(page: Page, language: string): Promise<Locator> {
  await page.getByRole('button', { name: words('editor.language_menu', { name: language }) }).click();
  await page.getByRole('menuitem', { name: words('language.import') }).click();
  return page.getByRole('dialog', { name: words('language.import_title', { name: language }) });
}

describe('an import into a language, in French', () => {
  const app = useBrowser();

  it('previews what it will do, does it, and lists its warnings', async () => {
    const { page, complaints } = await app.visit('fr');
    const translator = new Translator(page, words);
    const german = (key: string): Locator => translator.row(key).first().getByRole('gridcell').last();
    await translator.register({ email: 'import@motley.example', password: 'Motley-2026' });
    await translator.createProject('Atlas', 'English', { name: 'strings.xml', text: ENGLISH });
    await translator.importLanguage('Deutsch', { name: 'de.json', text: GERMAN }, 1);

    // A broken file is reported with its name, location and fault, and nothing is sent.
    const dialog = await openImport(page, 'Deutsch');
    await choose(dialog, 'strings.xml', BROKEN);
    await dialog.getByText('Le fichier strings.xml n’a pas pu être lu.').waitFor();
    await dialog.getByText('ligne 2', { exact: true }).waitFor();
    expect(
      await dialog.getByRole('button', { name: words('imports.submit', { count: 0 }) }).isDisabled(),
    ).toBe(true);

    // Existing texts are kept, beside those of the file.
    await choose(dialog, 'strings.xml', BETTER);
    const title = dialog.getByRole('row', { name: /title/ });
    await title.getByText(words('imports.kept')).waitFor();
    await title.getByText('Dein Warenkorb').waitFor();
    expect(await title.locator('del, ins').count()).toBe(0);
    expect(
      await dialog.getByRole('button', { name: words('imports.submit', { count: 0 }) }).isDisabled(),
    ).toBe(true);

    // With replacement, word by word; the plural gets its missing form.
    await dialog.getByText(words('export.everything'), { exact: true }).click();
    await title.getByText(words('imports.replaced')).waitFor();
    expect(await title.locator('del').allTextContents()).toEqual(['Korb']);
    expect(await title.locator('ins').allTextContents()).toEqual(['Warenkorb']);
    await dialog.getByRole('checkbox', { name: words('imports.complete_plurals') }).check();
    await dialog.getByRole('row', { name: /items/ }).waitFor();
    expect(await german('title').textContent()).toContain('Dein Korb');
    await dialog.getByRole('button', { name: words('imports.submit', { count: 2 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words('toast.language_imported', { name: 'Deutsch' }), { exact: true }).waitFor();
    await german('title').getByText('Dein Warenkorb').waitFor();
    expect(await german('items').getAttribute('aria-label')).toContain('%d Artikel');

    // The first import left two values empty, this one filled a form: each warning leads to its own cell.
    const chip = page.getByRole('button', { name: words('imports.warnings_chip', { count: 3 }) });
    await chip.click();
    const lost = page.getByRole('listitem').filter({
      hasText: words('imports.no_values_found', { key: 'title', language: 'Deutsch' }),
    });
    await lost.getByRole('button', { name: words('imports.show_key') }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const focused = page.locator('[role=gridcell]:focus');
    expect(await focused.getAttribute('aria-label')).toBe(words('editor.status_empty'));
    expect(await page.getByRole('row').filter({ has: focused }).textContent()).toContain('Help');

    await page.reload();
    await chip.click();
    await page.getByRole('button', { name: words('imports.warnings_clear') }).click();
    await chip.waitFor({ state: 'hidden' });
    const { origins } = await page.context().storageState();
    const projectId = new URL(page.url()).pathname.split('/').at(-1);
    expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).not.toContain(
      projectId,
    );
    expect(complaints).toEqual([]);
  });
});
