import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';
import { contentOf } from '#core/repository/content/content-of.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import { poDocuments } from '#core/repository/content/testing-po-repository.js';
import { runSteps } from '#core/steps.js';

import { as } from '../../support/api.js';
import { detailsFor, importing, written } from '../../support/project/repository.js';
import type { Documents } from '../../support/project/repository.js';
import { aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

type Languages = Parameters<typeof poDocuments>[1];

const INDEX: Languages = {
  de: { 'Welcome to the guide': 'Willkommen', 'One page | %d pages': ['Eine Seite', '%d Seiten'] },
  pl: { 'Welcome to the guide': 'Witamy', 'Read this first.': 'Najpierw to.' },
  ja: { 'Welcome to the guide': 'ようこそ' },
};
const USAGE: Languages = { de: { 'Run it.': 'Los.' }, pl: { 'Run it.': 'Uruchom.' }, ja: { 'Run it.': '' } };

const repositoryOf = (index: Languages, usage = USAGE) => ({
  ...poDocuments('index', index),
  ...poDocuments('usage', usage),
});

type Repository = ReturnType<typeof repositoryOf>;

/** The body of an import of documents as the dialogs make it, with English as the base language. */
function bodyOf(repository: Repository): ApplyChanges {
  const documents = Object.entries(repository).map(([path, { text, ...document }]) => ({
    path,
    ...document,
    bytes: new TextEncoder().encode(text),
  }));
  const readings = [...new Set(documents.map(({ file }) => file))].flatMap((file) =>
    runSteps(
      readFileDocuments(
        documents.filter((document) => document.file === file),
        { pluralMode: 'cldr' },
      ),
    ),
  );
  const { languages, profile } = contentOf(readings, 'en');
  return {
    languages: languages.map((language) => ({ ...language })),
    replaceExistingKeys: false,
    files: profile,
    obsolete: 'mark',
  };
}

async function aProject() {
  const owner = await aUser();
  const body = {
    name: 'Guide',
    color: '3366FF',
    languages: ['English'],
    languageTags: ['en'],
    pluralMode: 'cldr',
  };
  const { id: projectId } = made(await as(owner).post<{ id: number }>(routes.createProject(), body));
  const { counts } = made(await importing(owner, projectId, bodyOf(repositoryOf(INDEX))));
  return { owner, projectId, counts };
}

const sourcesOf = (repository: Repository): Documents =>
  Object.fromEntries(Object.entries(repository).map(([path, { text }]) => [path, text]));

/** The keys of a project with their texts in English; those that are obsolete in brackets. */
async function englishIn(owner: TestUser, projectId: number): Promise<Record<string, string[]>> {
  const { groups, languages } = await detailsFor(owner, projectId);
  const english = languages.find(({ tag }) => tag === 'en')?.id;
  return Object.fromEntries(
    groups.flatMap(({ keys }) =>
      keys.map(({ name, isObsolete, values }) => [
        isObsolete ? `(${name})` : name,
        values.flatMap((value) => (value.languageId === english ? [value.name] : [])),
      ]),
    ),
  );
}

/** Writes a text of a key. */
async function write(owner: TestUser, projectId: number, tag: string, key: string, name: string) {
  const { groups, languages } = await detailsFor(owner, projectId);
  const own = groups.flatMap(({ keys }) => keys).find((one) => one.name === key);
  const language = languages.find((one) => one.tag === tag);
  const value = own?.values.find(({ languageId }) => languageId === language?.id);
  made(await as(owner).patch(routes.writeValue(projectId, own?.id ?? 0, value?.id ?? 0), { name }));
}

const ENGLISH = {
  'Welcome to the guide': ['Welcome to the guide'],
  'One page': ['One page', '%d pages'],
  'Read this first.': ['Read this first.'],
  'Run it.': ['Run it.'],
};

describe('a repository of gettext without a document in English', () => {
  it('has its names as texts in English, and comes back as it was', async () => {
    const { owner, projectId } = await aProject();
    expect(await englishIn(owner, projectId)).toEqual(ENGLISH);
    expect(await written(owner, projectId)).toEqual(sourcesOf(repositoryOf(INDEX)));
  });

  it('is written without what was changed in English, and keeps that when it comes again', async () => {
    const { owner, projectId } = await aProject();
    await write(owner, projectId, 'en', 'Run it.', 'Start it.');
    await write(owner, projectId, 'de', 'Run it.', 'Starten.');
    const after = repositoryOf(INDEX, { ...USAGE, de: { 'Run it.': 'Starten.' } });
    expect(await written(owner, projectId)).toEqual(sourcesOf(after));
    const { counts } = made(await importing(owner, projectId, bodyOf(after)));
    expect(counts).toMatchObject({ created: 0, updated: 0 });
    expect(await englishIn(owner, projectId)).toEqual({ ...ENGLISH, 'Run it.': ['Start it.'] });
  });

  it('brings new keys with their texts, and makes those obsolete that no document has any longer', async () => {
    const { owner, projectId } = await aProject();
    const { 'Read this first.': _, ...pl } = INDEX['pl'] ?? {};
    const now = repositoryOf({ ...INDEX, pl: { ...pl, 'Ask for help': 'Zapytaj' }, ja: {} });
    const { counts } = made(await importing(owner, projectId, bodyOf(now)));
    expect(counts).toMatchObject({ created: 1, obsolete: 1, restored: 0 });
    const { 'Read this first.': gone, ...others } = ENGLISH;
    expect(await englishIn(owner, projectId)).toEqual({
      ...others,
      'Ask for help': ['Ask for help'],
      '(Read this first.)': gone,
    });
    const back = made(await importing(owner, projectId, bodyOf(repositoryOf(INDEX))));
    expect(back.counts).toMatchObject({ created: 0, obsolete: 1, restored: 1 });
  });

  it('is not said to have lost what a document that did not come has', async () => {
    const { owner, projectId } = await aProject();
    const { counts } = made(
      await importing(owner, projectId, bodyOf(poDocuments('index', { ja: { 'Ask for help': '' } }))),
    );
    expect(counts).not.toHaveProperty('obsolete');
  });
});
