import type { LanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';
import { QUANTITIES } from '#core/domain/quantities.js';

import { call, World } from '../support/api.js';
import { AppDriver } from '../support/app-driver.js';
import { follow } from '../support/follow.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

/** A project with three forms, in two languages whose codes are known. */
async function aStrictProject(): Promise<World> {
  const world = await World.with(['English', 'Polski'], {
    common: {
      cancel: ['Cancel', 'Anuluj'],
      files_left: [
        { zero: 'No files', one: '{count} file', other: '{count} files' },
        { zero: 'Brak plików', one: '{count} plik', other: '{count} pliku' },
      ],
    },
  });
  const { project, owner } = world;
  const tag = (name: string, code: string): Promise<LanguageView> =>
    call('PATCH', routes.updateLanguage(project.id, world.language(name)), { name, tag: code }, owner.token);
  await tag('English', 'en');
  await tag('Polski', 'pl');
  return world;
}

/** Opens the editor in the page that is open, and the texts of the plural in Polish. */
async function openPlural(app: AppDriver, world: World): Promise<void> {
  await follow(app.page, world.path);
  await app.ready();
  if (app.isPhone) await app.card('files_left').tap();
  else await app.cell('files_left', 2).dblclick();
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'the plural forms of a project, at $width px, $locale',
  (screen) => {
    it('are switched to those of each language once it is said what changes, and back from the toast', async () => {
      const world = await aStrictProject();
      const [english, polish] = [await world.texts('English'), await world.texts('Polski')];
      const app = await AppDriver.logIn(screen, world.owner, `${world.path}/settings/plurals`);
      const { page, words } = app;
      const field = (form: string) =>
        page.getByRole('textbox', { name: new RegExp(`^files_left, Polski, ${form}`) });

      await page.getByRole('radio', { name: words('plural.cldr') }).click();
      const primary = app.button(words('plural.switch', { count: 1 }), true);
      await primary.and(page.locator(':enabled')).waitFor();
      await page.getByText(words('plural.nothing_yet', { keys: 1, languages: 2 })).waitFor();
      const rows = page.getByRole('table').locator('tbody tr');
      const counts = (row: number): Promise<string[]> => rows.nth(row).locator('.num').allTextContents();
      expect([await counts(0), await counts(1)]).toEqual([
        ['–', '1', '–'],
        ['2', '1', '–'],
      ]);
      expect(await rows.nth(1).getByRole('listitem').locator('b').allTextContents()).toEqual([
        'one',
        'few',
        'many',
        'other',
      ]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await world.texts('Polski')).toEqual(polish);

      await primary.click();
      await page.getByText(words('toast.plurals_switched'), { exact: true }).waitFor();
      expect(await world.texts('English')).toEqual({
        cancel: 'Cancel',
        'files_left.=0': 'No files',
        'files_left.one': '{count} file',
        'files_left.other': '{count} files',
      });
      await openPlural(app, world);
      for (const form of [words('plural.exactly', { number: 0 }), 'one', 'few', 'many', 'other'])
        await field(form).waitFor();
      expect(await field('few').inputValue()).toBe('');
      expect(await field(words('plural.exactly', { number: 0 })).inputValue()).toBe('Brak plików');

      // From wherever one is by then.
      await app.button(words('app.undo'), true).click();
      await app.button(words('app.redo'), true).waitFor();
      expect([await world.texts('English'), await world.texts('Polski')]).toEqual([english, polish]);
      await openPlural(app, world);
      for (const form of QUANTITIES) await app.field('files_left', 'Polski', form).waitFor();
      expect(await app.field('files_left', 'Polski', 'zero').inputValue()).toBe('Brak plików');
      expect(await field('few').count()).toBe(0);
    });
  },
);
