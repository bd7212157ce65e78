import type { FileDetails } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { aRepository, drop, zipOf } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';

const FILES = {
  'locales/{language}/common.json': {
    en: { title: 'Trains', search: 'Search' },
    fr: { title: 'Trains', search: 'Chercher' },
  },
  'locales/{language}/booking.json': { en: { seat: 'Seat' }, fr: { seat: 'Place' } },
};

const picture = async ({ page, locale }: AppDriver, { width }: Screen, name: string): Promise<unknown> =>
  process.env['PICTURES'] === undefined
    ? null
    : page.screenshot({ path: `${process.env['PICTURES']}/document-${name}-${width}-${locale}.png` });

const json = (name: string, content: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

const detailsOf = ({ project: { id }, owner }: World): Promise<ProjectDetails> =>
  call<ProjectDetails>('GET', routes.readProject(id), undefined, owner.token);

/** The texts of each key, in the order of the languages. */
async function textsOf(world: World): Promise<Record<string, string[]>> {
  const { groups } = await detailsOf(world);
  const keys = groups.flatMap((group) => group.keys);
  return Object.fromEntries(keys.map(({ name, values }) => [name, values.map((value) => value.name)]));
}

async function pathsOf({ project: { id }, owner }: World): Promise<string[]> {
  const files = await call<FileDetails[]>('GET', routes.listFiles(id), undefined, owner.token);
  return files.flatMap(({ documents }) => documents.map(({ path }) => path)).sort();
}

/** Compares the chosen files with the project. */
async function compare(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await app
    .dialog()
    .getByRole('button', { name: words('imports.compare') })
    .click();
  await page.getByRole('heading', { level: 1, name: words('again.title') }).waitFor();
}

async function importChanges(app: AppDriver, screen: Screen, changes: number, shown: string): Promise<void> {
  const { page, words } = app;
  if (screen.width < 1280) await page.getByRole('tab', { name: words('panel.texts') }).click();
  await page.getByText(shown).first().waitFor();
  await picture(app, screen, 'compared');
  await page.getByRole('button', { name: words('again.submit', { changes }) }).click();
  await page
    .getByText(words('import.applied', { count: changes }))
    .first()
    .waitFor();
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a document of a repository that comes alone, at $width px, $locale',
  (screen) => {
    it('changes the texts of its file in its language', async () => {
      const world = await aRepository(FILES);
      const french = (await detailsOf(world)).languages[1]?.id ?? 0;
      const app = await AppDriver.open(screen, world, `?d=import-language&of=${french}`);
      await app.dialog().waitFor();
      await app
        .dialog()
        .locator('input[type=file]')
        .setInputFiles(json('common.json', { title: 'Les trains', search: 'Chercher' }));
      await app.dialog().getByTitle('locales/fr/common.json').waitFor();
      await picture(app, screen, 'chosen');
      await compare(app);
      await importChanges(app, screen, 1, 'Les trains');
      await eventually(() => textsOf(world), {
        title: ['Trains', 'Les trains'],
        search: ['Search', 'Chercher'],
        seat: ['Seat', 'Place'],
      });
    });

    it('is the document of a new language', async () => {
      const world = await aRepository(FILES);
      const app = await AppDriver.open(screen, world, '?d=add-language');
      const { words } = app;
      const dialog = app.dialog(words('language.add_title'));
      await dialog.getByRole('combobox', { name: words('language.name'), exact: true }).fill('Deutsch');
      await dialog.getByText(words('language.import'), { exact: true }).click();
      await dialog.locator('input[type=file]').setInputFiles(json('common.json', { title: 'Züge' }));
      await dialog.getByTitle('locales/de/common.json').waitFor();
      await picture(app, screen, 'new-language');
      await compare(app);
      await importChanges(app, screen, 1, 'Züge');
      await eventually(async () => (await textsOf(world))['title'], ['Trains', 'Trains', 'Züge']);
      expect((await detailsOf(world)).languages.map(({ name }) => name)).toContain('Deutsch');
      expect(await pathsOf(world)).toContain('locales/de/common.json');
    });
  },
);

it('is compared where the project has it, if a folder of the repository comes alone', async () => {
  const world = await aRepository(FILES);
  const app = await AppDriver.open(FRENCH_DESK, world);
  const { page, words } = app;
  const bytes = zipOf({
    'locales/en/common.json': JSON.stringify(FILES['locales/{language}/common.json'].en),
    'locales/fr/common.json': JSON.stringify({ title: 'Les trains', search: 'Chercher' }),
  });
  await drop(app, 'locales.zip', bytes);
  await page.getByRole('heading', { level: 1, name: words('again.title') }).waitFor();
  await page.getByText('booking.json').first().waitFor();
  await importChanges(app, FRENCH_DESK, 1, 'Les trains');
  await eventually(async () => (await textsOf(world))['title'], ['Trains', 'Les trains']);
  expect(await pathsOf(world)).toHaveLength(4);
});
