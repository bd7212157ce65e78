import type { Locator } from 'playwright-core';

import { AppDriver, eventually } from '../support/app-driver.js';
import type { World } from '../support/api.js';
import { aRepository } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';

const COMMON = 'locales/{language}/common.json';
const BOOKING = 'locales/{language}/booking.json';
const HELP = 'docs/{language}/help.json';

const aSite = (): Promise<World> =>
  aRepository({
    [COMMON]: { en: { hero: { title: 'Across Europe' } }, fr: { hero: { title: 'À travers l’Europe' } } },
    [BOOKING]: { en: { seat: { yours: 'Your seat' } }, fr: { seat: { yours: 'Votre place' } } },
    [HELP]: { en: { faq: { ask: 'Ask us' } }, fr: { faq: { ask: 'Posez la question' } } },
  });

const settingsOf = ({ path }: World): string => `${path}/settings/files`;

const filesOf = ({ page }: AppDriver): Promise<string[]> =>
  page.getByRole('rowheader').locator('[translate=no]').allTextContents();

const rowOf = ({ page }: AppDriver, path: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: path, exact: true }) });

describe.each([ENGLISH_DESK, FRENCH_DESK])('the files in the settings, $locale', (screen) => {
  it('are put in another order by key and by dragging', async () => {
    const world = await aSite();
    const app = await AppDriver.logIn(screen, world.owner, settingsOf(world));
    const { page } = app;
    await eventually(() => filesOf(app), [COMMON, BOOKING, HELP]);
    await app.button(COMMON, true).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(() => filesOf(app), [BOOKING, COMMON, HELP]);
    await app.button(COMMON, true).and(page.locator(':focus')).waitFor();

    await rowOf(app, HELP).hover();
    await rowOf(app, HELP).locator('[draggable]').dragTo(rowOf(app, BOOKING));
    await eventually(() => filesOf(app), [HELP, BOOKING, COMMON]);
    await page.reload();
    await eventually(() => filesOf(app), [HELP, BOOKING, COMMON]);
  });

  it('lead to their texts in one language', async () => {
    const world = await aSite();
    const app = await AppDriver.logIn(screen, world.owner, settingsOf(world));
    await app.button(BOOKING, true).click();
    await app.page.getByRole('link', { name: 'locales/fr/booking.json' }).click();
    await eventually(() => app.keys(), ['yours']);
    await app.cell('yours', 2).getByText('Votre place').waitFor();
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a file, at $width px, $locale', (screen) => {
  it('is removed without its keys, which are found, and comes back', async () => {
    const world = await aSite();
    const app = await AppDriver.logIn(screen, world.owner, settingsOf(world));
    const { page, words } = app;
    const remove = async (): Promise<Locator> => {
      await app.button(words('files.actions', { path: HELP }), true).click();
      await page.getByRole('menuitem', { name: words('files.remove') }).click();
      return app.dialog(words('files.remove_title', { path: HELP }));
    };
    await (await remove()).getByRole('button', { name: words('files.remove'), exact: true }).click();
    await eventually(() => filesOf(app), [COMMON, BOOKING]);
    await page.getByText(words('files.orphans', { n: 1 })).waitFor();
    await app.button(words('app.undo'), true).click();
    await eventually(() => filesOf(app), [COMMON, BOOKING, HELP]);

    await (await remove()).getByRole('button', { name: words('files.remove'), exact: true }).click();
    await page.getByRole('link', { name: words('files.orphans_show', { n: 1 }) }).click();
    await eventually(() => app.keys(), ['ask']);
  });

  it('is removed with its keys', async () => {
    const world = await aSite();
    const app = await AppDriver.logIn(screen, world.owner, settingsOf(world));
    const { page, words } = app;
    await app.button(words('files.actions', { path: HELP }), true).click();
    await page.getByRole('menuitem', { name: words('files.remove') }).click();
    const dialog = app.dialog(words('files.remove_title', { path: HELP }));
    await dialog.getByRole('radio', { name: words('files.remove_keys', { keys: 1 }) }).click();
    await dialog.getByRole('button', { name: words('files.remove'), exact: true }).click();
    await eventually(() => filesOf(app), [COMMON, BOOKING]);
    await page.goto(world.path);
    await eventually(async () => (await app.keys()).sort(), ['title', 'yours']);
  });
});
