import type { Route } from 'playwright-core';

import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { aRepository, drop, zipOf } from '../support/repository.js';
import { ENGLISH_DESK } from '../support/screens.js';

const FIRST = { 'locales/{language}/common.json': { en: { title: 'Trains' }, fr: { title: 'Trains' } } };

/** As long as a text may be: few of them are more than one call takes. */
const LONGEST = 20_000;
const FILES = ['legal', 'terms', 'privacy'];
const KEYS = Array.from({ length: 85 }, (_, at) => `clause_${at}`);
const TEXTS = 2 * FILES.length * KEYS.length;
/** Keys, and files. */
const CHANGES = FILES.length * KEYS.length + FILES.length;

const longTexts = (language: string): string =>
  JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, `${language} ${key} `.padEnd(LONGEST, '.')])));

const SECOND = Object.fromEntries([
  ['locales/en/common.json', '{"title":"Trains"}'],
  ['locales/fr/common.json', '{"title":"Trains"}'],
  ...FILES.flatMap((file) =>
    ['en', 'fr'].map((language) => [`locales/${language}/${file}.json`, longTexts(language)] as const),
  ),
]);

/** How many texts of the repository that comes again the project has, of keys that are there once. */
async function arrived({ project: { id }, owner }: World): Promise<number> {
  const { groups } = await call<ProjectDetails>('GET', routes.readProject(id), undefined, owner.token);
  const keys = groups.flatMap((group) => group.keys).filter(({ name }) => name.startsWith('clause_'));
  return keys.flatMap(({ values }) => values).filter(({ name }) => name.length === LONGEST).length;
}

/** The imports that are there: how many are, and whether one has not come as a whole. */
async function importsOf({ project: { id }, owner }: World): Promise<{ kept: number; isPart: boolean }> {
  const path = `${routes.listChangeSets(id)}?kind=import`;
  const { items } = await call<ChangeSetPage>('GET', path, undefined, owner.token);
  const kept = items.filter(({ revertedBy }) => revertedBy === null);
  return { kept: kept.length, isPart: kept.some(({ isUnfinished }) => isUnfinished) };
}

interface Parts {
  /** Resolves once the first part is saved and the second one is on its way. */
  second: Promise<Route>;
}

/** The review of a repository that is too large for one call, whose second part the server does not get. */
async function sending(): Promise<{ app: AppDriver; world: World; parts: Parts }> {
  const world = await aRepository(FIRST);
  const app = await AppDriver.open(ENGLISH_DESK, world);
  const { page, words } = app;
  let calls = 0;
  const second = new Promise<Route>((resolve) => {
    void page.route(`**${API_BASE}${routes.applyChanges(world.project.id)}`, async (route) => {
      calls += 1;
      if (calls === 2) resolve(route);
      else await route.fallback();
    });
  });
  await drop(app, 'wayfarer.zip', zipOf(SECOND));
  await page.getByRole('heading', { level: 1, name: words('again.title') }).waitFor();
  await page.getByRole('button', { name: words('again.submit', { changes: CHANGES }) }).click();
  return { app, world, parts: { second } };
}

describe('a repository that comes again in parts', () => {
  it('is taken back where the import is cancelled between them', async () => {
    const { app, world, parts } = await sending();
    const { page, words } = app;
    const held = await parts.second;
    expect(await arrived(world)).toBeGreaterThan(0);
    await page.getByRole('button', { name: words('app.cancel'), exact: true }).click();
    await held.continue();
    await eventually(() => arrived(world), 0);
    await eventually(() => importsOf(world), { kept: 1, isPart: false });
    await page.getByRole('button', { name: words('again.submit', { changes: CHANGES }) }).waitFor();
  });

  it('is offered to be undone where the page is closed between them', async () => {
    const { app, world, parts } = await sending();
    const { page, words } = app;
    await parts.second;
    const context = page.context();
    app.page = await context.newPage();
    await page.close();
    expect(await importsOf(world)).toEqual({ kept: 2, isPart: true });
    await app.page.goto(world.path);
    await app.page.getByText(words('undo.unfinished_title')).waitFor();
    await app.page.getByRole('button', { name: words('undo.submit'), exact: true }).click();
    await eventually(() => arrived(world), 0);
    expect(await importsOf(world)).toEqual({ kept: 1, isPart: false });
  });

  it('comes once where the connection is lost between them, and it is sent again', async () => {
    const { app, world, parts } = await sending();
    const { page, words } = app;
    app.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await (await parts.second).abort('internetdisconnected');
    await eventually(() => arrived(world), 0);
    await page.getByRole('button', { name: words('app.retry'), exact: true }).click();
    await page
      .getByText(words('import.applied', { count: CHANGES }))
      .first()
      .waitFor();
    expect(await arrived(world)).toBe(TEXTS);
    expect(await importsOf(world)).toEqual({ kept: 2, isPart: false });
  });
});
