import type { World } from '../support/api.js';
import { seriousIn } from '../support/axe.js';
import { follow } from '../support/follow.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

/** The dialogs of a project, then those of a key or language. */
const dialogsOf = (world: World): string[] => {
  const key = world.value('items_count', 'English', 'one').keyId;
  const language = world.language('Deutsch');
  return [
    ...DIALOGS,
    `change-kind&of=${key}`,
    `delete-key&of=${key}`,
    `move-key&of=${key}`,
    `delete-group&of=${world.group('checkout').id}`,
    `import-language&of=${language}`,
    `delete-language&of=${language}`,
    'warnings',
  ];
};

/** Opens the context of the open key, with a tag and a field open. */
async function openContext({ page, words }: AppDriver): Promise<void> {
  await page.getByRole('tab', { name: words('panel.context') }).click();
  await page.getByRole('button', { name: words('context.add_tag') }).click();
  const tag = page.getByRole('combobox', { name: words('context.add_tag') });
  await tag.fill('ticket');
  await tag.press('Enter');
  await page.getByRole('button', { name: 'ticket', exact: true }).waitFor();
}

/** A language whose file lacks most keys, so that there are warnings. */
async function importSpanish(app: AppDriver, world: World): Promise<void> {
  const { page, words } = app;
  // Anew, without what is open.
  await page.goto(`${world.path}?d=add-language`);
  const dialog = app.dialog();
  await dialog.getByLabel(words('language.name'), { exact: true }).fill('Español');
  await dialog.getByText(words('language.import')).click();
  const file = {
    name: 'es.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"common":{"cancel":"Cancelar"}}'),
  };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: words('imports.submit', { count: 1 }) }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The dialog that undoes the import of the language, and what axe finds in it. */
async function seriousInUndo(app: AppDriver, world: World): Promise<string[]> {
  const { page, words } = app;
  await follow(page, `${world.path}?d=activity`);
  const undo = app.dialog(words('activity.title')).getByText(words('activity.set_undo'), { exact: true });
  await undo.first().click();
  const dialog = app.dialog(words('undo.title'));
  // By then it has said what will come back.
  await dialog.getByRole('button', { name: words('undo.submit'), exact: true, disabled: false }).waitFor();
  const found = await seriousIn(app, '#layers');
  await dialog.getByRole('button', { name: words('app.cancel'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return found;
}

/** The dialog that adds tags to the selected keys, with its list open. */
async function seriousInTags(app: AppDriver, world: World): Promise<string[]> {
  const { page, words } = app;
  await follow(page, world.path);
  await app.dialog().waitFor({ state: 'hidden' });
  await page.getByLabel(words('editor.select_row', { name: 'cancel' })).click();
  await app.button(words('context.tags'), true).click();
  await page.getByRole('menuitem', { name: words('bulk.add_tags'), exact: true }).click();
  await app.dialog().getByLabel(words('context.tags')).fill('menu');
  return seriousIn(app, '#layers');
}

const DIALOGS = [
  'new-key',
  'add-language',
  'export',
  'replace',
  'activity',
  'activity&log=audit',
  'shortcuts',
  'delete',
] as const;

/** The violations that axe finds in each dialog of the project. */
async function seriousInDialogs(app: AppDriver, world: World): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of dialogsOf(world)) {
    await follow(app.page, world.path);
    await app.dialog().waitFor({ state: 'hidden' });
    await follow(app.page, `${world.path}?d=${name}`);
    await app.dialog().waitFor();
    found[name] = await seriousIn(app, '#layers');
  }
  return found;
}

// The violations do not depend on the language: each screen is tested in one.

describe('the editor on a desktop, in English', () => {
  it('is accessible, with an editor, a panel, menus and each dialog open', async () => {
    const world = await aShop();
    await world.write(world.value('cart_title', 'Français'), 'Le panier');
    const app = await AppDriver.open(ENGLISH_DESK, world);
    const { page, words } = app;
    const found: Record<string, string[]> = { grid: await seriousIn(app) };
    await app.edit('cart_title', 'Français', 2);
    found['edit'] = await seriousIn(app);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.getByRole('complementary', { name: 'cart_title' }).waitFor();
    found['panel'] = await seriousIn(app);
    await openContext(app);
    found['context'] = await seriousIn(app);
    await app.page.getByRole('tab', { name: words('panel.texts') }).click();
    await (await app.history('Français')).waitFor();
    found['history'] = await seriousIn(app);
    await follow(page, world.path);
    await app.button(words('editor.columns')).click();
    await page.getByRole('radiogroup', { name: words('editor.density') }).waitFor();
    found['columns'] = await seriousIn(app);
    await page.keyboard.press('Escape');
    await app.button(words('editor.language_menu', { name: 'Français' })).click();
    await page.getByRole('menuitem', { name: words('editor.menu_fill') }).click();
    await app.dialog(words('editor.menu_fill')).waitFor();
    found['fill'] = await seriousIn(app);
    found['tags'] = await seriousInTags(app, world);
    await importSpanish(app, world);
    found['undo'] = await seriousInUndo(app, world);
    Object.assign(found, await seriousInDialogs(app, world));
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});

describe('the editor on a phone, in French', () => {
  it('is accessible, with a sheet and each dialog open', async () => {
    const world = await aShop();
    await world.write(world.value('items_count', 'Français', 'one'), '{count} produit');
    const app = await AppDriver.open(FRENCH_PHONE, world);
    const found: Record<string, string[]> = { list: await seriousIn(app) };
    await app.card('items_count').tap();
    found['sheet'] = await seriousIn(app);
    await openContext(app);
    found['context'] = await seriousIn(app);
    await (await app.history('Français')).waitFor();
    found['history'] = await seriousIn(app);
    await importSpanish(app, world);
    found['undo'] = await seriousInUndo(app, world);
    Object.assign(found, await seriousInDialogs(app, world));
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});

describe.each([ENGLISH_PHONE, FRENCH_PHONE])('the editor at $width px, $locale', (screen) => {
  it('has targets of sufficient size, and nothing beyond its edge', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page } = app;
    const small = `[...document.querySelectorAll('main button, main a, main input, .ant-drawer button, .ant-drawer textarea')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.getAttribute('aria-label') || one.textContent || one.tagName, (one.closest('.ant-select') || one).getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && (height < 44 || width < 44))
      .map(([name, { width, height }]) => name + ': ' + Math.round(width) + ' × ' + Math.round(height))`;
    expect(await page.evaluate(small)).toEqual([]);
    await app.card('items_count').tap();
    await app.sheet.getByRole('textbox').first().waitFor();
    // The checks are loaded after the sheet.
    await app.button(app.words('finding.ignore')).first().waitFor();
    expect(await page.evaluate(small)).toEqual([]);
    await openContext(app);
    // The label of the switch is the target.
    expect(await page.evaluate(small)).toEqual([expect.stringMatching(app.words('context.obsolete'))]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the settings of a project at $width px, $locale', (screen) => {
  it('are accessible: its checks, also those of one language, and its plurals, also with what a switch changes', async () => {
    const world = await aShop();
    await world.write(world.value('delivery', 'Français'), 'Offerte', world.owner);
    const app = await AppDriver.logIn(screen, world.owner, `${world.path}/settings/checks`);
    const { page, words } = app;
    await page
      .getByRole('link', { name: words('check.findings', { count: 1 }) })
      .first()
      .waitFor();
    expect(await seriousIn(app)).toEqual([]);
    await page.getByRole('combobox', { name: words('language.name') }).click();
    await app.option('Français').click();
    await page
      .getByRole('listitem', { name: words('check.missing'), exact: true })
      .getByText(words('severity.off'), { exact: true })
      .click();
    await app.button(words('check.reset')).waitFor();
    expect(await seriousIn(app)).toEqual([]);

    await follow(page, `${world.path}/settings/plurals`);
    await page.getByRole('radio', { name: words('plural.strict') }).waitFor();
    expect(await seriousIn(app)).toEqual([]);
    await page.getByRole('radio', { name: words('plural.cldr') }).click();
    await app
      .button(words('plural.switch', { count: 1 }), true)
      .and(page.locator(':enabled'))
      .waitFor();
    expect(await seriousIn(app)).toEqual([]);
  });
});
