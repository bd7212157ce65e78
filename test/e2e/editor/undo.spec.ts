import { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const TEXTS = 500;

const aTranslatedProject = (): Promise<World> =>
  World.with(['English', 'Français'], {
    common: Object.fromEntries(
      Array.from({ length: TEXTS }, (_, n) => [`line_${n}`, [`Text ${n}`, `Texte ${n}`]]),
    ),
  });

/** Opens the question, from the column of the language or from the settings, where a phone has it. */
async function askToDelete(app: AppDriver, world: World): Promise<void> {
  const { page, words } = app;
  if (app.isPhone) {
    await page.goto(`${world.path}/settings/languages`);
    await app.button(words('language.delete_title', { name: 'Français' }), true).tap();
  } else {
    await app.button(words('editor.language_menu', { name: 'Français' })).click();
    await page.getByRole('menuitem', { name: words('editor.delete_language') }).click();
  }
}

async function openActivity(app: AppDriver, world: World): Promise<void> {
  const { page, words } = app;
  if (app.isPhone) {
    await page.goto(world.path);
    await app.choose(words('activity.title'));
  } else {
    await page.getByRole('button', { name: 'Atlas' }).click();
    await page.getByRole('menuitem', { name: words('activity.title') }).click();
  }
}

const SCREENS = [ENGLISH_DESK, FRENCH_PHONE];

describe.each(SCREENS)('a deleted language, at $width px, $locale', (screen) => {
  it('comes back from the activity with its texts', async () => {
    const world = await aTranslatedProject();
    const before = await world.texts('Français');
    const app = await AppDriver.open(screen, world, '');
    const { words } = app;
    await askToDelete(app, world);
    const dialog = app.dialog(words('language.delete_title', { name: 'Français' }));
    await dialog.getByText(words('language.delete_text')).waitFor();
    await dialog.getByRole('textbox').fill('Français');
    await dialog.getByRole('button', { name: words('app.delete') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(Object.values(await world.texts('Français'))).toEqual([]);

    await openActivity(app, world);
    const entry = app.dialog(words('activity.title')).getByRole('listitem').first();
    await entry.getByText(words('activity.language_deleted', { name: 'Français' })).waitFor();
    await entry.getByText(words('activity.count_values', { count: TEXTS })).waitFor();
    await entry.getByText(words('activity.set_undo'), { exact: true }).click();
    const undo = app.dialog(words('undo.title'));
    await undo.getByText(words('undo.restored', { count: TEXTS + 1 })).waitFor();
    await undo.getByRole('button', { name: words('undo.submit') }).click();
    await undo.waitFor({ state: 'hidden' });
    await eventually(() => world.texts('Français'), before);
    await entry.getByText(words('activity.set', { kind: 'revert' })).waitFor();
    await eventually(() => app.languages(), ['English', 'Français']);
  });
});
