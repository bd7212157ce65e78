import { unzipSync } from 'fflate';
import type { Locator, Request } from 'playwright-core';

import { PLATFORM_RULES } from '#core/formats/index.js';

import type { World } from '../support/api.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

/** Repeats existing texts, changes one, adds a key, and leaves out the rest. */
const GERMAN = JSON.stringify({
  common: { cancel: 'Abbrechen', retry: 'Nochmal versuchen' },
  checkout: { cart_title: 'Dein Warenkorb' },
  help: { contact: 'Schreib uns' },
});

const BROKEN = '{\n  "common": {\n    "cancel": "Abbrechen",\n  }\n}';

/** Collects calls that change something. */
function changes({ page }: AppDriver): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) calls.push(request.url());
  });
  return calls;
}

async function give(app: AppDriver, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await app.dialog().locator('input[type=file]').setInputFiles(file);
  await app.dialog().locator('[aria-busy=false]', { hasText: name }).waitFor();
}

async function importInto(app: AppDriver, world: World, language: string): Promise<void> {
  await app.page.goto(`${world.path}?d=import-language&of=${world.language(language)}`);
  await app.dialog().getByText(app.words('imports.add_file')).waitFor();
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a file for a language, at $width px, $locale', (screen) => {
  it('shows existing, new and missing keys, and warnings, before anything is sent', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { words } = app;
    await importInto(app, world, 'Deutsch');
    const calls = changes(app);
    await give(app, 'de.json', GERMAN);
    const dialog = app.dialog();
    const tab = (id: 'imports.tab_existing' | 'imports.tab_new' | 'imports.tab_missing') =>
      dialog.getByText(words(id)).first();
    await tab('imports.tab_existing').waitFor();

    // The text in the project is kept, beside that of the file; an empty value is filled without a conflict.
    const retry = dialog.getByRole('row', { name: /retry/ });
    await retry.getByText(words('imports.kept')).waitFor();
    await retry.getByText('Nochmal').waitFor();
    expect(await retry.locator('del, ins').count()).toBe(0);
    const cart = dialog.getByRole('row', { name: /cart_title/ });
    await cart.getByText('Dein Warenkorb').waitFor();
    expect(await cart.locator('del').count()).toBe(0);

    await tab('imports.tab_new').click();
    await dialog.getByText('Schreib uns').waitFor();
    await tab('imports.tab_missing').click();
    await dialog.getByRole('row', { name: /pay_now/ }).waitFor();
    expect(calls).toEqual([]);

    await dialog.getByRole('button', { name: words('imports.submit', { count: 2 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(async () => (await world.texts('Deutsch'))['cart_title'], 'Dein Warenkorb');
    expect((await world.texts('Deutsch'))['retry']).toBe('Erneut versuchen');
  });
});

/** The dialog for a new language, with a file. */
async function addFrom(app: AppDriver, language: string, name: string, text: string): Promise<Locator> {
  const { words } = app;
  await app.choose(words('editor.add_language'));
  const dialog = app.dialog(words('language.add_title'));
  await dialog.getByLabel(words('language.name'), { exact: true }).fill(language);
  await dialog.getByText(words('language.import')).click();
  await give(app, name, text);
  return dialog;
}

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a broken file, at $width px, $locale', (screen) => {
  it('is reported in the dialog with its line and what stands there, in the language of the interface', async () => {
    const app = await AppDriver.open(screen, await aShop());
    const dialog = await addFrom(app, 'Español', 'es.json', BROKEN);
    await dialog.getByText(app.words('imports.json_parse_error', { file: 'es.json' })).waitFor();
    const line = app.words('imports.line', { line: 4 });
    expect(line).toBe(screen.locale === 'fr' ? 'ligne 4' : 'line 4');
    await dialog.getByText(line, { exact: true }).waitFor();
    await dialog.getByText(app.words('imports.fault_text', { found: '}' })).waitFor();
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the warnings of an import, at $width px, $locale', (screen) => {
  it('lead one by one to their location, and are cleared', async () => {
    const app = await AppDriver.open(screen, await aShop());
    const { page, words } = app;
    const dialog = await addFrom(app, 'Español', 'es.json', '{"common":{"cancel":"Cancelar"}}');
    await dialog.getByRole('button', { name: words('imports.submit', { count: 1 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    // All keys but one are marked as missing.
    const chip = words('imports.warnings_chip', { count: 6 });
    const open = async (): Promise<Locator> => {
      if (!app.isPhone) await app.button(chip).click();
      else {
        await app.button(words('app.more'), true).tap();
        await page.getByRole('menuitem', { name: chip }).tap();
      }
      return app.dialog(words('imports.warnings_title'));
    };
    let drawer = await open();
    await eventually(() => drawer.getByRole('listitem').count(), 6);
    const pay = drawer.getByRole('listitem').filter({ hasText: 'pay_now' });
    await pay.getByRole('button', { name: words('imports.show_key') }).click();
    await drawer.waitFor({ state: 'hidden' });
    if (app.isPhone) {
      await app.sheet.getByRole('heading', { name: 'pay_now' }).waitFor();
      await app.sheet.getByRole('button', { name: words('app.close') }).tap();
      await app.sheet.waitFor({ state: 'hidden' });
    } else await eventually(() => app.focusedCell().getAttribute('aria-label'), words('editor.status_empty'));
    drawer = await open();
    await app.button(words('imports.warnings_clear')).click();
    await drawer.waitFor({ state: 'hidden' });
    await eventually(() => app.button(chip).count(), 0);
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('an export, at $width px, $locale', (screen) => {
  it('shows the exact file before it is downloaded, and what is missing', async () => {
    const world = await aShop();
    await world.review('validated', world.value('pay_now', 'Français'), world.value('cancel', 'Français'));
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    await app.choose(words('editor.export'));
    const dialog = app.dialog();
    await dialog.getByRole('radio', { name: PLATFORM_RULES.web.name }).check();
    await dialog.getByText(words('export.missing', { count: 2, language: 'Français' })).waitFor();
    await dialog.getByText(words('export.only_validated')).click();
    await dialog.getByText(words('export.not_validated', { count: 5, language: 'Français' })).waitFor();
    await dialog.getByRole('button', { name: /^fr\.json/ }).click();
    const preview = dialog.getByRole('textbox', { name: 'fr.json' });
    await eventually(async () => (await preview.inputValue()).includes('Votre panier'), false);
    const shown = await preview.inputValue();
    expect(shown).toContain('Payer');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words('export.submit', { count: 3 }) }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const french = unzipSync(Buffer.concat(chunks))['fr.json'];
    expect(
      Buffer.from(french ?? [])
        .toString()
        .trimEnd(),
    ).toBe(shown.trimEnd());
  });
});
