import type { Locator } from 'playwright-core';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { call, somebody } from '../support/api.js';
import type { Person } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { bytesOf, downloaded, drop, openExport, zipOf } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

const json = (keys: Record<string, string>): string => `${JSON.stringify({ trip: keys }, null, 2)}\n`;

const BOOKING = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`step_${at}`, `Step ${at}`]));

const FIRST: Record<string, string> = {
  'locales/en/common.json': json({
    title: 'Trains',
    search: 'Search',
    back: 'Back',
    old: 'Old',
    help: 'Help',
    more: 'More',
  }),
  'locales/fr/common.json': json({
    title: 'Trains',
    search: 'Chercher',
    back: 'Retour',
    old: 'Vieux',
    help: 'Aide',
    more: 'Plus',
  }),
  'locales/en/booking.json': json(BOOKING),
  'locales/fr/booking.json': json({ ...BOOKING, step_0: 'Étape' }),
  // The base language is the most complete one.
  'locales/en/legal.json': json({ terms: 'Terms', notice: 'Notice' }),
  'locales/fr/legal.json': json({ terms: 'Conditions' }),
};

/** Eighteen more, after French, in which only the name of a file will change. */
const OTHERS = 'hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv uk'.split(' ');

const ofOthers = (booking: string): Record<string, string> =>
  Object.fromEntries(
    OTHERS.flatMap((code) => [
      [`locales/${code}/common.json`, json({ title: `Trains (${code})`, search: `Search (${code})` })],
      [`locales/${code}/${booking}.json`, json({ step_0: `Step (${code})` })],
      [`locales/${code}/legal.json`, json({ terms: `Terms (${code})` })],
    ]),
  );

const { 'locales/en/legal.json': legalEn = '', 'locales/fr/legal.json': legalFr = '' } = FIRST;

const TWENTY_LANGUAGES = { ...FIRST, ...ofOthers('booking') };

/** A text changed, another one is that somebody edits in Motley, a key gone, one new, and a file renamed. */
const SECOND: Record<string, string> = {
  'locales/en/common.json': json({
    title: 'Trains',
    search: 'Search',
    back: 'Back',
    help: 'Help',
    more: 'More',
    bikes: 'Bikes',
  }),
  'locales/fr/common.json': json({
    title: 'Les trains',
    search: 'Chercher',
    back: 'Revenir',
    help: 'Aide',
    more: 'Plus',
    bikes: 'Vélos',
  }),
  'locales/en/journey.json': json(BOOKING),
  'locales/fr/journey.json': json({ ...BOOKING, step_0: 'Étape' }),
  'locales/en/legal.json': legalEn,
  'locales/fr/legal.json': legalFr,
  ...ofOthers('journey'),
};

/** A project that was created from the repository, in which somebody has edited a text since. */
async function created(screen: Screen, owner: Person): Promise<AppDriver> {
  const app = await AppDriver.logIn(screen, owner, '/dashboard');
  const { page, words } = app;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await drop(app, 'wayfarer.zip', zipOf(TWENTY_LANGUAGES));
  const dialog = app.dialog(words('project.create_title'));
  await dialog.getByRole('table').waitFor();
  await dialog.getByRole('button', { name: words('repo.create') }).click();
  await app.ready();
  const field = await app.edit('back', screen.locale === 'fr' ? 'Français' : 'French', 2);
  await field.fill('En arrière');
  await field.blur();
  await eventually(async () => (await textsOf(app, owner))['back']?.slice(0, 2), ['Back', 'En arrière']);
  if (app.isPhone) {
    await app.sheet.getByRole('button', { name: words('app.close') }).tap();
    await app.sheet.waitFor({ state: 'hidden' });
  }
  return app;
}

const projectOf = ({ page }: AppDriver, owner: Person): Promise<ProjectDetails> => {
  const id = Number(/projects\/(\d+)/.exec(page.url())?.[1]);
  return call<ProjectDetails>('GET', routes.readProject(id), undefined, owner.token);
};

const keysOf = ({ groups }: ProjectDetails) => groups.flatMap(({ keys }) => keys);

/** By key, in each language. */
const textsOf = async (app: AppDriver, owner: Person): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    keysOf(await projectOf(app, owner)).map(({ name, values }) => [name, values.map((value) => value.name)]),
  );

/** The files of the project, and its texts by key and language, with the keys that are obsolete. */
async function stateOf(app: AppDriver, owner: Person) {
  const project = await projectOf(app, owner);
  const keys = keysOf(project);
  return {
    files: project.files.map(({ path }) => path).sort(),
    obsolete: keys.filter(({ isObsolete }) => isObsolete).map(({ name }) => name),
    texts: Object.fromEntries(
      keys
        .map(({ name, values }) => [name, values.map((value) => value.name)] as const)
        .filter(([name]) => !name.startsWith('step')),
    ),
  };
}

const picture = async ({ page, locale }: AppDriver, { width }: Screen, name: string): Promise<unknown> =>
  process.env['PICTURES'] === undefined
    ? null
    : page.screenshot({ path: `${process.env['PICTURES']}/again-${name}-${width}-${locale}.png` });

/** The titles of the sections, each before its changes: `trip.title, fr`. */
async function changesIn(table: Locator): Promise<string[]> {
  const rows = await table.locator('tbody').getByRole('row').all();
  const lines: string[] = [];
  for (const row of rows) {
    const [tick] = await row.getByRole('checkbox').all();
    const name =
      (await tick?.getAttribute('aria-label')) ?? (await row.getByRole('rowheader').first().innerText());
    lines.push(name.replaceAll('\u200b', '').trim());
  }
  return lines;
}

describe.each([ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE])(
  'a repository that comes again, at $width px, $locale',
  (screen) => {
    it('is exported with one edit alone, shows what has changed since, and one undo takes all of it back', async () => {
      const owner = await somebody();
      const app = await created(screen, owner);
      const { page, words } = app;
      const before = await stateOf(app, owner);
      const dialog = await openExport(app);
      const edited = await bytesOf(await downloaded(app, dialog, 1));
      expect(edited.toString()).toBe(FIRST['locales/fr/common.json']?.replace('Retour', 'En arrière'));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await drop(app, 'wayfarer.zip', zipOf(SECOND));
      await page.getByRole('heading', { level: 1, name: words('again.title') }).waitFor();
      await page.getByText(words('again.same_line', { n: 38 })).waitFor();
      await page.getByText(words('again.renamed_why', { documents: 20, share: 1 })).waitFor();
      if (screen.width < 1280) await page.getByRole('tab', { name: words('panel.texts') }).click();
      const table = page.getByRole('table').last();
      expect(await changesIn(table)).toEqual([
        expect.stringMatching(new RegExp(`^${words('import.conflicts')}`)),
        expect.stringContaining('back'),
        words('again.texts'),
        'trip.title, fr',
        words('again.new_keys'),
        'trip.bikes, en',
        words('again.obsolete'),
        'trip.old, en',
      ]);
      await page.getByText(words('again.skipped', { n: 1 })).waitFor();
      await picture(app, screen, 'review');
      await table.getByRole('radio').last().check();
      await page.getByRole('button', { name: words('again.submit', { changes: 24 }) }).click();
      await app.ready();
      await page.getByText(words('import.applied', { count: 24 })).waitFor();
      await picture(app, screen, 'done');
      expect(await stateOf(app, owner)).toEqual({
        files: [
          'locales/{language}/common.json',
          'locales/{language}/journey.json',
          'locales/{language}/legal.json',
        ],
        obsolete: ['old'],
        texts: {
          ...before.texts,
          title: ['Trains', 'Les trains', ...(before.texts['title'] ?? []).slice(2)],
          back: ['Back', 'Revenir', ...OTHERS.map(() => '')],
          bikes: ['Bikes', 'Vélos', ...OTHERS.map(() => '')],
        },
      });
      await page
        .getByRole('button', { name: words('app.undo'), exact: true })
        .first()
        .click();
      await eventually(() => stateOf(app, owner), before);
    });

    it('says that nothing has changed', async () => {
      const owner = await somebody();
      const app = await created(screen, owner);
      await drop(app, 'wayfarer.zip', zipOf(TWENTY_LANGUAGES));
      await app.page.getByText(app.words('again.nothing')).waitFor();
      await picture(app, screen, 'nothing');
    });
  },
);
