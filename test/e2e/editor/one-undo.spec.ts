import { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

const KEYS = 30;

const aProject = (): Promise<World> =>
  World.with(['English', 'Français'], {
    common: Object.fromEntries(
      Array.from({ length: KEYS }, (_, n) => [`line_${n}`, [`Text ${n}`, `Texte ${n}`]]),
    ),
  });

const statusCount = async (world: World, status: string): Promise<number> =>
  (await world.now()).groups
    .flatMap(({ keys }) => keys)
    .flatMap(({ values }) => values)
    .filter((value) => value.status === status).length;

const keyNames = async (world: World): Promise<string[]> =>
  (await world.now()).groups.flatMap(({ keys }) => keys).map(({ name }) => name);

const picture = (app: AppDriver, { width, locale }: Screen, name: string): Promise<unknown> =>
  process.env['PICTURES'] === undefined
    ? Promise.resolve()
    : app.page.screenshot({ path: `${process.env['PICTURES']}/undo-${name}-${width}-${locale}.png` });

describe.each([ENGLISH_DESK, FRENCH_DESK])('Ctrl+Z at $width px, $locale', (screen) => {
  it('takes back a review of many values, which says its languages and asks first', async () => {
    const world = await aProject();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    await page.getByLabel(words('editor.select_row', { name: 'line_0' })).click();
    await page.keyboard.press('Control+a');
    const both = words('bulk.languages', { count: 2 });
    await app.button(words('editor.validate_count', { count: 60, languages: both }), true).waitFor();
    await picture(app, screen, 'bar');
    // One language is left out: its cells are no longer marked, and 30 values are left.
    await app.button(words('bulk.scope'), true).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    const one = words('editor.validate_count', { count: 30, languages: 'Français' });
    await app.button(one, true).waitFor();
    expect(await page.locator('[role=gridcell][data-column="1"][aria-selected=true]').count()).toBe(0);
    expect(
      await page.locator('[role=gridcell][data-column="2"][aria-selected=true]').count(),
    ).toBeGreaterThan(0);
    await picture(app, screen, 'languages');
    await page.getByRole('menuitem', { name: words('bulk.all_shown') }).click();
    await page.keyboard.press('Escape');
    await app.button(words('editor.validate_count', { count: 60, languages: both }), true).click();
    const question = app.dialog(words('bulk.validate_title', { count: 60 }));
    await question.getByText('English, Français').waitFor();
    await picture(app, screen, 'question');
    expect(await statusCount(world, 'validated')).toBe(0);
    await question.getByRole('button', { name: words('editor.validate'), exact: true }).click();
    await app.said('toast.values_validated', { count: 60 });
    await eventually(() => statusCount(world, 'validated'), 60);
    await picture(app, screen, 'toast');
    await page.keyboard.press('Control+z');
    await eventually(() => statusCount(world, 'validated'), 0);
    await app.said('undo.done', { what: words('toast.values_validated', { count: 60 }) });
    await picture(app, screen, 'undone');
    await page.keyboard.press('Control+Shift+z');
    await eventually(() => statusCount(world, 'validated'), 60);
  });

  it('takes back a deleted key, with the text that was replaced before', async () => {
    const world = await aProject();
    const french = async (): Promise<unknown> => (await world.texts('Français'))['line_1'];
    const { keyId } = world.value('line_1', 'Français');
    const app = await AppDriver.open(screen, world, `?key=${keyId}`);
    const { page, words } = app;
    // The panel of the key shows the same text in a field of its own.
    await app.cell('line_1', 2).dblclick();
    const field = app.dialog('line_1, Français').getByRole('textbox');
    await field.fill('Ligne 1');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    await eventually(french, 'Ligne 1');

    await app.choose(words('replace.title'));
    const dialog = app.dialog(words('replace.title'));
    await dialog.getByLabel(words('replace.find'), { exact: true }).fill('Ligne');
    await dialog.getByLabel(words('replace.replacement')).fill('Phrase');
    await dialog.getByRole('button', { name: words('replace.submit', { count: 1 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await app.said('toast.replaced', { count: 1 });
    await eventually(french, 'Phrase 1');
    await picture(app, screen, 'replaced');

    await deleteKey(app);
    await eventually(french, undefined);
    await picture(app, screen, 'deleted');

    const press = async (keys: string, text: string): Promise<void> => {
      await page.keyboard.press(keys);
      await app.cell('line_1', 2).getByText(text, { exact: true }).waitFor();
      await eventually(french, text);
    };
    await press('Control+z', 'Phrase 1');
    await app.said('undo.done', { what: words('toast.key_deleted', { name: 'line_1' }) });
    expect(await app.dialog().count()).toBe(0);
    await press('Control+z', 'Ligne 1');
    await app.said('undo.done', { what: words('toast.replaced', { count: 1 }) });
    await press('Control+z', 'Texte 1');
    await press('Control+Shift+z', 'Ligne 1');
    await press('Control+Shift+z', 'Phrase 1');
    // Undoes the redone action.
    await press('Control+z', 'Ligne 1');
  });
});

describe.each([ENGLISH_PHONE, FRENCH_PHONE])('the toast at $width px, $locale', (screen) => {
  it('undoes the deletion of a key', async () => {
    const world = await aProject();
    const { keyId } = world.value('line_1', 'Français');
    const app = await AppDriver.open(screen, world, `?key=${keyId}`);
    await deleteKey(app);
    await picture(app, screen, 'deleted');
    await app.button(app.words('app.undo'), true).tap();
    await eventually(async () => (await keyNames(world)).includes('line_1'), true);
    await app.said('app.redo');
    await picture(app, screen, 'undone');
    expect((await world.texts('Français'))['line_1']).toBe('Texte 1');
  });
});

/** Deletes the key that is open, by its menu. */
async function deleteKey(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await app
    .button(words('editor.key_menu', { name: 'line_1' }))
    .last()
    .click();
  await page.getByRole('menuitem', { name: words('editor.delete_key') }).click();
  const dialog = app.dialog(words('key.delete_title', { name: 'line_1' }));
  await dialog.getByRole('button', { name: words('app.delete') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await app.said('toast.key_deleted', { name: 'line_1' });
}
