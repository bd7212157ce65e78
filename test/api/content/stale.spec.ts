import type { ActivityPage } from '#core/api/activity.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const KEY = { name: 'title', texts: { en: 'Title', fr: 'Titre', de: 'Titel' } };

/** A text in three languages, of which English is the source. */
async function aTranslation() {
  const world = await aProject({ languages: ['en', 'fr', 'de'], keys: [KEY] });
  const { project, owner, language, value } = world;
  const ids = (name: string): [number, number, number] => {
    const { keyId, id } = value('title', name);
    return [project.id, keyId, id];
  };
  const write = async (name: string, text: string, more: object = {}): Promise<ValueView> =>
    made(await as(owner).patch<ValueView>(routes.writeValue(...ids(name)), { name: text, ...more }));
  const text = async (name: string): Promise<ValueView> => {
    const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
    const values = body.groups.flatMap(({ keys }) => keys.flatMap((key) => key.values));
    return values.find(({ languageId }) => languageId === language(name).id) as ValueView;
  };
  const isStale = async (name: string, source = 'en'): Promise<boolean> =>
    ((await text(source)).majorVersion ?? 0) > ((await text(name)).sourceVersion ?? 1);
  const newest = async (): Promise<number> =>
    (await as(owner).get<ActivityPage>(routes.listActivity(project.id))).body.items[0]?.id ?? 0;
  return {
    ...world,
    ids,
    write,
    text,
    isStale,
    newest,
    confirm: (name: string, version: number, user: TestUser = owner) =>
      as(user).patch<ValueView>(routes.confirmSource(...ids(name)), { version }),
    revert: async (id: number) => made(await as(owner).post(routes.revertChange(project.id, id), {})),
    put: (change: object) =>
      as(owner).put<ProjectView>(routes.updateProject(project.id), { name: 'a', color: 'aabbcc', ...change }),
  };
}

type World = Awaited<ReturnType<typeof aTranslation>>;

const importInto = (world: World, name: string, ...texts: string[]) =>
  importWith(world, name, texts, { replaceExistingKeys: true });

const importWith = (
  { project, owner, language }: World,
  name: string,
  texts: readonly string[],
  options: object,
) =>
  as(owner).post(routes.importIntoLanguage(project.id, language(name).id), {
    groups: [
      group('common', {
        name: 'title',
        isPlural: false,
        values: texts.map((text, at) => ({ name: text, ...(at > 0 && { languageName: 'fr' }) })),
      }),
    ],
    ...options,
  });

/** Imports a changed source as a repository does. */
const importEnglish = async ({ project, owner }: World, more: object = {}) => {
  const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
  const { tag } = body.languages.find(({ name }) => name === 'en') ?? {};
  const key = { name: 'title', isPlural: false, values: [{ name: 'Heading' }] };
  return made(
    await as(owner).post(routes.applyChanges(project.id), {
      languages: [{ tag: tag ?? 'en', groups: [group('common', key)] }],
      replace: 'all',
      ...more,
    }),
  );
};

const bulk = ({ project, owner, key, language }: World, body: object) =>
  as(owner).post(routes.changeInBulk(project.id), {
    keyIds: [key('title').id],
    languageIds: [language('fr').id],
    ...body,
  });

describe('a translation is stale', () => {
  it.each<[string, boolean, (world: World) => Promise<unknown>]>([
    ['of an unchanged source', false, () => Promise.resolve()],
    ['of a changed source', true, ({ write }) => write('en', 'Heading')],
    ['of a source with a corrected typo', false, ({ write }) => write('en', 'Titles', { isTypo: true })],
    [
      'of a change before a corrected typo',
      true,
      async ({ write }) => [await write('en', 'Headin'), await write('en', 'Heading', { isTypo: true })],
    ],
    ['of a source of an imported language', true, (world) => importInto(world, 'en', 'Heading')],
    ['of an imported source', true, (world) => importEnglish(world)],
    [
      'of an imported source with a corrected typo',
      false,
      (world) => importEnglish(world, { typos: [world.value('title', 'en').id] }),
    ],
    [
      'of a corrected typo in a source of an imported language',
      false,
      async (world) =>
        made(
          await importWith(world, 'en', ['Heading'], {
            replaceExistingKeys: true,
            typos: [world.value('title', 'en').id],
          }),
        ),
    ],
    ['imported with its source', false, (world) => importInto(world, 'en', 'Heading', 'En-tête')],
    ['of another changed translation', false, ({ write }) => write('de', 'Kopf')],
  ])('%s: %s', async (_, expected, change) => {
    const world = await aTranslation();
    made(await as(world.owner).put(routes.updateProject(world.project.id), { name: 'a', color: 'aabbcc' }));
    await change(world);
    expect(await world.isStale('fr')).toBe(expected);
  });

  it.each<[string, (world: World) => Promise<unknown>]>([
    ['written', ({ write }) => write('fr', 'En-tête')],
    [
      'validated',
      ({ owner, ids }) => as(owner).patch(routes.reviewValue(...ids('fr')), { status: 'validated' }),
    ],
    ['confirmed', async ({ confirm, text }) => confirm('fr', (await text('en')).version)],
    ['imported', (world) => importInto(world, 'fr', 'En-tête')],
    ['validated in bulk', (world) => bulk(world, { action: 'review', status: 'validated' })],
    [
      'emptied and filled',
      async (world) => [await world.write('fr', ''), await bulk(world, { action: 'fill', text: 'En-tête' })],
    ],
    [
      'replaced',
      async ({ owner, project, value }) =>
        made(
          await as(owner).post(routes.replaceValues(project.id), {
            changes: [{ valueId: value('title', 'fr').id, version: 1, text: 'En-tête' }],
          }),
        ),
    ],
  ])('no longer once it is %s', async (_, change) => {
    const world = await aTranslation();
    await world.write('en', 'Heading');
    expect(await world.isStale('fr')).toBe(true);
    await change(world);
    expect(await world.isStale('fr')).toBe(false);
    expect(await world.isStale('de')).toBe(true);
  });

  it('as before a change that is undone', async () => {
    const { write, newest, revert, isStale, text } = await aTranslation();
    await write('en', 'Heading');
    const source = await newest();
    await write('fr', 'En-tête');
    await revert(await newest());
    expect(await isStale('fr')).toBe(true);
    await revert(source);
    expect(await isStale('fr')).toBe(false);
    expect(await text('en')).not.toHaveProperty('majorVersion');
  });

  it('as before its key was deleted and restored', async () => {
    const world = await aTranslation();
    const { owner, project, key, write, isStale } = world;
    await write('en', 'Heading');
    await write('fr', 'En-tête');
    await as(owner).delete(routes.deleteKey(project.id, key('title').id));
    const sets = await as(owner).get<{ items: { id: number }[] }>(routes.listChangeSets(project.id));
    made(await as(owner).post(routes.revertChangeSet(project.id, sets.body.items[0]?.id ?? 0), {}));
    expect([await isStale('fr'), await isStale('de')]).toEqual([false, true]);
  });
});

describe('PATCH /projects/:projectId/translations/:keyId/values/:id/source', () => {
  it('confirms only the version that was seen, once, and says so in the history', async () => {
    const { owner, ids, write, text, isStale, confirm } = await aTranslation();
    await write('en', 'Heading');
    const seen = (await text('en')).version;
    await write('en', 'Header');
    expect(await confirm('fr', seen)).toMatchObject({
      status: 200,
      body: { name: 'Titre', version: 2, sourceVersion: seen },
    });
    expect(await isStale('fr')).toBe(true);
    await confirm('fr', seen);
    expect(await confirm('fr', 999)).toMatchObject({ body: { version: 3, sourceVersion: seen + 1 } });
    expect(await isStale('fr')).toBe(false);
    const history = await as(owner).get<ActivityPage>(routes.listHistoryOfValue(...ids('fr')));
    expect(history.body.items.map(({ action }) => action)).toEqual(['value.confirmed', 'value.confirmed']);
  });

  it('is for those who write or review the language', async () => {
    const { project, language, write, text, confirm } = await aTranslation();
    await write('en', 'Heading');
    const { version } = await text('en');
    const reviewer = await aMember(project, 'reviewer', { target: [language('fr')] });
    expect(await confirm('de', version, reviewer)).toMatchObject({ status: 404 });
    expect(await confirm('fr', version, reviewer)).toMatchObject({ status: 200 });
  });
});

describe('a confirmation', () => {
  const aConfirmed = async () => {
    const world = await aTranslation();
    await world.write('en', 'Heading');
    await world.confirm('fr', (await world.text('en')).version);
    return { ...world, confirmation: await world.newest() };
  };

  it('can be taken back: the text is stale again, and the same', async () => {
    const { confirmation, revert, isStale, text, newest } = await aConfirmed();
    expect(await isStale('fr')).toBe(false);
    await revert(confirmation);
    expect(await isStale('fr')).toBe(true);
    expect(await text('fr')).toMatchObject({ name: 'Titre', version: 3 });
    await revert(await newest());
    expect(await isStale('fr')).toBe(false);
  });

  it('can be taken back by those who may confirm', async () => {
    const { confirmation, project, language, owner } = await aConfirmed();
    const reviewer = await aMember(project, 'reviewer', { target: [language('fr')] });
    const other = await aMember(project, 'translator', { target: [language('de')] });
    const path = routes.revertChange(project.id, confirmation);
    expect(await as(other).post(path, {})).toMatchObject({ status: 404 });
    expect(await as(reviewer).post(path, {})).toMatchObject({ status: 200 });
    expect(await as(owner).post(path, {})).toMatchObject({ status: 409 });
  });

  it('of another text has nothing to take back', async () => {
    const { confirmation, owner, project, write, text, isStale } = await aConfirmed();
    await write('fr', 'En-tête');
    const before = await text('fr');
    const path = routes.revertChange(project.id, confirmation);
    expect(await as(owner).post(path, {})).toMatchObject({ status: 409 });
    expect(await as(owner).post(path, { force: true })).toMatchObject({ status: 200, body: before });
    expect(await isStale('fr')).toBe(false);
  });
});

it('the activity does not say what is kept for reverts only', async () => {
  const { owner, project, write, key } = await aTranslation();
  await write('en', 'Heading');
  await write('fr', 'En-tête');
  await as(owner).delete(routes.deleteKey(project.id, key('title').id));
  const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
  expect(body.items[0]).toMatchObject({
    action: 'key.deleted',
    old: { values: [{ text: 'Heading' }, { text: 'En-tête' }, { text: 'Titel' }] },
  });
  expect(JSON.stringify(body)).not.toMatch(/sourceVersion|majorVersion/);
});

describe('the source language', () => {
  it('is the first language, or the one of the settings; with another one nothing is stale', async () => {
    const { put, language, write, isStale, text } = await aTranslation();
    expect(await put({})).toMatchObject({ body: { sourceLanguageId: language('en').id } });
    await write('en', 'Heading');
    expect(await put({ sourceLanguageId: language('de').id })).toMatchObject({
      status: 200,
      body: { sourceLanguageId: language('de').id },
    });
    expect([await isStale('fr'), await isStale('fr', 'de')]).toEqual([false, false]);
    await write('de', 'Kopf');
    expect([await isStale('fr', 'de'), await isStale('en', 'de')]).toEqual([true, true]);
    expect(await text('en')).not.toHaveProperty('majorVersion');
  });

  it('is the first one again once it is deleted', async () => {
    const { owner, project, put, language, write, isStale } = await aTranslation();
    await put({ sourceLanguageId: language('de').id });
    await write('de', 'Kopf');
    await as(owner).delete(routes.deleteLanguage(project.id, language('de').id));
    expect(await put({})).toMatchObject({ body: { sourceLanguageId: language('en').id } });
    expect(await isStale('fr')).toBe(false);
  });

  it('must exist, and is not named to those who may not read it', async () => {
    const { project, put, language } = await aTranslation();
    expect(await put({ sourceLanguageId: 1 })).toMatchObject({ status: 404 });
    expect(await put({ sourceLanguageId: 'en' })).toMatchObject({ status: 400 });
    const translator = await aMember(project, 'translator', { target: [language('fr')] });
    expect(await as(translator).get<ProjectDetails>(routes.readProject(project.id))).toMatchObject({
      body: { sourceLanguageId: null },
    });
  });
});
