import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { aRepository, drop, zipOf } from '../support/repository.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK } from '../support/screens.js';

const FILES = {
  'locales/{language}/common.json': {
    en: { title: 'Trains', search: 'Search' },
    fr: { title: 'Trains', search: 'Chercher' },
  },
};
/** One text is another one, and a key is new. */
const AGAIN = {
  'locales/en/common.json': '{"title":"Trains","search":"Search"}',
  'locales/fr/common.json': '{"title":"Gares","search":"Chercher","bikes":"Vélos"}',
};

const detailsOf = ({ project: { id }, owner }: World): Promise<ProjectDetails> =>
  call<ProjectDetails>('GET', routes.readProject(id), undefined, owner.token);

/** The French texts by their keys. */
async function french(world: World): Promise<[string, string | undefined][]> {
  const { groups } = await detailsOf(world);
  return groups.flatMap(({ keys }) =>
    keys.map(({ name, values }): [string, string | undefined] => [name, values[1]?.name]),
  );
}

async function importsOf({ project: { id }, owner }: World): Promise<number> {
  const path = `${routes.listChangeSets(id)}?kind=import`;
  return (await call<ChangeSetPage>('GET', path, undefined, owner.token)).items.length;
}

const picture = async ({ page }: AppDriver, name: string): Promise<unknown> =>
  process.env['PICTURES'] === undefined
    ? null
    : page.screenshot({ path: `${process.env['PICTURES']}/hurried-${name}.png` });

async function review(app: AppDriver): Promise<void> {
  await drop(app, 'wayfarer.zip', zipOf(AGAIN));
  await app.page.getByRole('heading', { level: 1, name: app.words('again.title') }).waitFor();
  await app.page.getByText('Gares').first().waitFor();
}

const ALL: [string, string][] = [
  ['title', 'Gares'],
  ['search', 'Chercher'],
  ['bikes', 'Vélos'],
];

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a file at $width px, $locale', (screen) => {
  it('waits for the connection, and for the documents of the project', async () => {
    const world = await aRepository(FILES);
    const language = (await detailsOf(world)).languages[1]?.id ?? 0;
    const app = await AppDriver.open(screen, world, `?d=import-language&of=${language}`);
    const { page, words } = app;
    await app.dialog().locator('input[type=file]').waitFor({ state: 'attached' });
    app.expectOffline();
    await page.context().setOffline(true);
    await app
      .dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'common.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"title":"Gares"}'),
      });
    await app.dialog().getByText(words('imports.documents_failed')).waitFor();
    await picture(app, `offline-${screen.width}`);
    await page.context().setOffline(false);
    await app.dialog().getByTitle('locales/fr/common.json').waitFor();
    await picture(app, `online-${screen.width}`);
    const compare = app.dialog().getByRole('button', { name: words('imports.compare') });
    await eventually(() => compare.isEnabled(), true);
  });
});

it('is imported once by two clicks, and nothing else is offered until the editor is there', async () => {
  const world = await aRepository(FILES);
  const app = await AppDriver.open(ENGLISH_DESK, world);
  const { page, words } = app;
  await review(app);
  await page.evaluate(`{
    window.offered = false;
    new MutationObserver(() => {
      window.offered ||= document.body.innerText.includes(${JSON.stringify(words('repo.choose_folder'))});
    }).observe(document.body, { childList: true, subtree: true });
  }`);
  await page.getByRole('button', { name: words('again.submit', { changes: 2 }) }).dblclick();
  await page
    .getByText(words('import.applied', { count: 2 }))
    .first()
    .waitFor();
  await app.ready();
  expect(await page.evaluate('window.offered')).toBe(false);
  expect(await french(world)).toEqual(ALL);
  expect(await importsOf(world)).toBe(2);
});

it('is imported once by two pages at the same time, of which one says so', async () => {
  const world = await aRepository(FILES);
  const pages = await Promise.all([AppDriver.open(ENGLISH_DESK, world), AppDriver.open(ENGLISH_DESK, world)]);
  for (const app of pages) {
    app.expectRefusal(409);
    await review(app);
  }
  const answers = pages.map(({ page }) =>
    page.waitForResponse((response) =>
      response.url().endsWith(`${API_BASE}${routes.applyChanges(world.project.id)}`),
    ),
  );
  for (const { page, words } of pages)
    await page.getByRole('button', { name: words('again.submit', { changes: 2 }) }).click();
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status()));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([expect.any(Number), 409]);
  const second = pages[statuses.indexOf(409)];
  await second?.page.getByText(second.words('errors.import_moved')).waitFor();
  expect(await french(world)).toEqual(ALL);
  expect(await importsOf(world)).toBe(2);
});
