import type { Locator } from 'playwright-core';

import { AppDriver, eventually } from '../support/app-driver.js';
import type { World } from '../support/api.js';
import { aRepository } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';

const SITE = 'web/locales/{language}';

/** Three files, two of them with a group `hero`, and two with the same name. */
const aSite = (): Promise<World> =>
  aRepository({
    [`${SITE}/common.json`]: {
      en: { hero: { title: 'Across Europe', start: 'Where to?' } },
      fr: { hero: { title: 'À travers l’Europe' } },
    },
    [`${SITE}/booking.json`]: { en: { hero: { seat: 'Your seat' } }, fr: { hero: { seat: 'Votre place' } } },
    'admin/{language}/common.json': { en: { menu: { users: 'Users' } }, fr: { menu: { users: 'Comptes' } } },
  });

const labelsOf = async (elements: Locator): Promise<string[]> =>
  Promise.all((await elements.all()).map(async (one) => (await one.getAttribute('aria-label')) ?? ''));

const query = (app: AppDriver): string | null => new URL(app.page.url()).searchParams.get('file');

describe.each([ENGLISH_DESK, FRENCH_DESK])('the files of a project, at $width px, $locale', (screen) => {
  it('are in the headers of groups', async () => {
    const app = await AppDriver.open(screen, await aSite());
    const { page, words } = app;
    const headers = page.locator('[data-row^=g] [role=rowheader]');
    await headers.nth(2).waitFor();
    const names = await labelsOf(headers);
    const inFile = (name: string): string => words('files.in', { name });
    expect(names.map((name) => name.split(', ').slice(0, 3))).toEqual([
      ['hero', words('editor.keys', { count: 2 }), inFile('web/locales/…/common.json')],
      ['hero', words('editor.keys', { count: 1 }), inFile('booking.json')],
      ['menu', words('editor.keys', { count: 1 }), inFile('admin/…/common.json')],
    ]);
  });

  it('are one filter in the chip and in the search, with the keyboard alone', async () => {
    const app = await AppDriver.open(screen, await aSite());
    const { page, words } = app;
    await page.getByRole('button', { name: words('files.chosen', { n: 0 }), exact: true }).waitFor();
    await page.keyboard.press('f');
    const popup = app.dialog(words('files.title'));
    const find = popup.getByRole('searchbox');
    await find.waitFor();
    await popup.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('booking');
    await eventually(() => popup.getByRole('checkbox').count(), 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await eventually(() => app.keys(), ['seat']);
    expect(query(app)).toBe('booking.json');
    const search = page.getByRole('searchbox', { name: words('editor.search') });
    await eventually(() => search.inputValue(), 'file:booking.json');
    await popup.getByText(words('files.count', { files: 1, keys: 1 })).waitFor();
    await page.keyboard.press('Escape');
    const chip = page.getByRole('button', { name: words('files.chosen', { n: 1 }), exact: true });
    await eventually(() => chip.and(page.locator(':focus')).count(), 1);

    await page.keyboard.press('/');
    await page.keyboard.type('file:common.json title');
    await eventually(() => app.keys(), ['title']);
    await page.getByRole('button', { name: words('files.chosen', { n: 2 }), exact: true }).click();
    const ticked = popup.getByRole('checkbox', { checked: true });
    await eventually(
      () => labelsOf(ticked),
      [
        `${SITE}/common.json, ${words('editor.keys', { count: 1 })}`,
        `admin/{language}/common.json, ${words('editor.keys', { count: 0 })}`,
      ],
    );
    await popup.getByRole('button', { name: words('files.clear') }).click();
    await eventually(() => search.inputValue(), 'title');
  });

  it('that have no hit leave nothing', async () => {
    const world = await aSite();
    const app = await AppDriver.logIn(screen, world.owner, `${world.path}?file=booking.json&q=title`);
    await app.said('editor.no_result');
  });

  it('have the new keys of their rows', async () => {
    const world = await aSite();
    const app = await AppDriver.open(screen, world);
    const { words } = app;
    await app.cell('seat', 0).click();
    await app.choose(words('editor.new_key'));
    await app.dialog().getByTitle(`${SITE}/booking.json`).waitFor();
    await app
      .dialog()
      .getByRole('combobox', { name: words('key.group') })
      .fill('hero');
    await app
      .dialog()
      .getByRole('textbox', { name: words('key.name') })
      .fill('aisle');
    await app
      .dialog()
      .getByRole('button', { name: words('key.create'), exact: true })
      .click();
    await eventually(async () => {
      const { groups, files } = await world.now();
      const group = groups.find(({ keys }) => keys.some(({ name }) => name === 'aisle'));
      return files.find(({ id }) => id === group?.fileId)?.path;
    }, `${SITE}/booking.json`);
  });
});

describe.each([FRENCH_PHONE])('the files of a project, at $width px, $locale', (screen) => {
  it('are a filter in a sheet', async () => {
    const app = await AppDriver.open(screen, await aSite());
    const { page, words } = app;
    await page.getByRole('button', { name: words('files.chosen', { n: 0 }), exact: true }).tap();
    await app.dialog(words('files.title')).getByText('booking.json').tap();
    await eventually(() => app.keys(), ['seat']);
    expect(query(app)).toBe('booking.json');
  });
});
