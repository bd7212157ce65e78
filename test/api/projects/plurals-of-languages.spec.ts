import type { CreatedLanguageView, LanguageView } from '#core/api/languages.js';
import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { formsOf, groupOf, plural } from '../../support/project/plurals.js';
import type { Forms } from '../../support/project/plurals.js';
import { aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

/** A project that keeps the forms of each language. */
async function aProject(languages: string[], groups: CatalogueGroup[] = []) {
  const user = await aUser();
  const body = { name: 'App', color: '3366FF', languages, pluralMode: 'cldr', groups };
  const project = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
  return { user, project, projectId: project.id, ids: project.languages.map(({ id }) => id) };
}

const statsOf = async (user: TestUser) =>
  made(await as(user).get<ProjectSummary[]>(routes.listProjects()))[0]?.languages.map(({ stats }) => [
    stats.empty,
    stats.modified,
  ]);

describe('a project that keeps the plural forms of each language', () => {
  it('says so, and others are strict', async () => {
    const { project, user } = await aProject(['pl']);
    expect(project.pluralMode).toBe('cldr');
    const body = { name: 'Old', color: '3366FF', languages: ['pl'] };
    const strict = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
    expect(strict.pluralMode).toBe('strict');
    const wrong = await as(user).post(routes.createProject(), { ...body, pluralMode: 'some' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { pluralMode: expect.any(String) as string } },
    });
  });

  it('imports the forms of a language, and gives the other languages theirs, empty', async () => {
    const forms = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    const { user, projectId } = await aProject(['pl', 'en', 'ja'], groupOf(plural('files', forms)));
    expect(await formsOf(user, projectId, 'files')).toEqual({
      pl: forms,
      en: { one: '', other: '' },
      ja: { other: '' },
    });
    expect(await statsOf(user)).toEqual([
      [0, 4],
      [2, 0],
      [1, 0],
    ]);
  });

  it('adds the forms that a file lacks, and keeps exactly 0 and rare forms only with a text', async () => {
    const { user, projectId } = await aProject(
      ['fr'],
      groupOf(plural('a', { '=0': 'aucun', one: 'un', many: '' }), plural('b', { other: 'des', many: 'de' })),
    );
    expect(await formsOf(user, projectId, 'a')).toEqual({ fr: { '=0': 'aucun', one: 'un', other: '' } });
    expect(await formsOf(user, projectId, 'b')).toEqual({ fr: { one: '', many: 'de', other: 'des' } });
    // Optional forms are not counted.
    expect(await statsOf(user)).toEqual([[2, 2]]);
  });

  it.each([
    ['few', 'must be zero, one, other or =n for the plural key a in en, not few'],
    ['some', 'must be zero, one, two, few, many, other or =n for the plural key a in any language, not some'],
  ])('refuses the form %s where the language does not have it', async (form, message) => {
    const { user, projectId, ids } = await aProject(['en']);
    const groups = groupOf(plural('a', { other: 'x', [form]: 'y' }));
    const path = 'groups.0.keys.0.values.1.quantityString';
    expect(await as(user).post(routes.importIntoLanguage(projectId, ids[0] ?? 0), { groups })).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [path]: message } },
    });
  });

  it('imports values that name their language, in both modes', async () => {
    const named = (forms: Forms, ...unnamed: string[]): CatalogueGroup[] =>
      groupOf(plural('a', forms)).map(({ name, keys }) => ({
        name,
        keys: keys.map((key) => ({
          ...key,
          values: key.values.map((value) =>
            unnamed.includes(value.quantityString ?? '') ? value : { ...value, languageName: 'pl' },
          ),
        })),
      }));
    const forms = { one: '1', few: '2', many: '5', other: 'x' };
    const { user, projectId, ids } = await aProject(['pl']);
    made(await as(user).post(routes.importIntoLanguage(projectId, ids[0] ?? 0), { groups: named(forms) }));
    expect(await formsOf(user, projectId, 'a')).toEqual({ pl: forms });
    const three = { zero: '0', one: '1', other: 'x' };
    const body = { name: 'Old', color: '3366FF', languages: ['pl'], groups: named(three, 'zero') };
    const strict = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
    expect(await formsOf(user, strict.id, 'a')).toEqual({ pl: three });
  });

  it('does not empty a form that a later file lacks', async () => {
    const { user, projectId, ids } = await aProject(
      ['pl'],
      groupOf(plural('a', { one: '1', few: '2', many: '5', other: 'x' })),
    );
    const body = { groups: groupOf(plural('a', { one: 'jeden', other: 'y' })), replaceExistingKeys: true };
    made(await as(user).post(routes.importIntoLanguage(projectId, ids[0] ?? 0), body));
    expect(await formsOf(user, projectId, 'a')).toEqual({
      pl: { one: 'jeden', few: '2', many: '5', other: 'y' },
    });
  });

  it('adds an optional form of a later file, which reverting the import takes back', async () => {
    const { user, projectId, ids } = await aProject(['en'], groupOf(plural('a', { one: '1', other: 'x' })));
    const body = { groups: groupOf(plural('a', { '=0': 'none', one: '1', other: 'x' })) };
    const { changeSetId } = made(
      await as(user).post<CreatedLanguageView>(routes.importIntoLanguage(projectId, ids[0] ?? 0), body),
    );
    expect(await formsOf(user, projectId, 'a')).toEqual({ en: { one: '1', other: 'x', '=0': 'none' } });
    made(await as(user).post(routes.revertChangeSet(projectId, changeSetId ?? 0), {}));
    expect(await formsOf(user, projectId, 'a')).toEqual({ en: { one: '1', other: 'x', '=0': '' } });
    expect(await statsOf(user)).toEqual([[0, 2]]);
  });

  it('creates a plural key with the forms of each language', async () => {
    const { user, projectId, ids } = await aProject(['ar', 'en']);
    const values = [
      { name: 'none', languageId: ids[1], quantityString: '=0' },
      { name: 'a file', languageId: ids[1], quantityString: 'one' },
    ];
    const key = { name: 'files', isPlural: true, values };
    made(await as(user).post<KeyView>(routes.createKey(projectId), key));
    expect(await formsOf(user, projectId, 'files')).toEqual({
      ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
      en: { '=0': 'none', one: 'a file', other: '' },
    });
    const foreign = { ...key, name: 'b', values: [{ name: 'x', languageId: ids[1], quantityString: 'few' }] };
    expect(await as(user).post(routes.createKeys(projectId), [foreign])).toMatchObject({
      status: 400,
      body: { fields: { '0.values.0.quantityString': expect.any(String) as string } },
    });
  });

  it('takes an optional form once it has a text, and counts none of it', async () => {
    const { user, projectId, project, ids } = await aProject(
      ['en'],
      groupOf(plural('a', { one: '1', other: 'x' })),
    );
    const keyId = project.groups[0]?.keys[0]?.id ?? 0;
    const create = (quantityString: string, name: string) =>
      as(user).post<ValueView>(routes.createValue(projectId, keyId), {
        name,
        languageId: ids[0],
        quantityString,
      });
    const { quantityString } = made(await create('=0', 'none'));
    expect(quantityString).toBe('=0');
    expect(await formsOf(user, projectId, 'a')).toEqual({ en: { one: '1', other: 'x', '=0': 'none' } });
    expect(await statsOf(user)).toEqual([[0, 2]]);
    expect(await create('=0', 'again')).toMatchObject({
      status: 422,
      body: { error: 'value_already_exists' },
    });
    expect(await create('many', 'x')).toMatchObject({
      status: 400,
      body: { fields: { quantityString: expect.any(String) as string } },
    });
  });

  it('gives a language other forms with another tag, and keeps every text', async () => {
    const { user, projectId, ids } = await aProject(
      ['Polski', 'en'],
      groupOf(plural('a', { one: '1', few: '2', many: '', other: 'x' })),
    );
    const update = { tag: 'en-GB' };
    made(await as(user).patch<LanguageView>(routes.updateLanguage(projectId, ids[0] ?? 0), update));
    expect((await formsOf(user, projectId, 'a'))['Polski']).toEqual({ one: '1', few: '2', other: 'x' });
    expect((await statsOf(user))?.[0]).toEqual([0, 2]);
    made(await as(user).patch<LanguageView>(routes.updateLanguage(projectId, ids[0] ?? 0), { tag: 'pl' }));
    expect((await formsOf(user, projectId, 'a'))['Polski']).toEqual({
      one: '1',
      few: '2',
      many: '',
      other: 'x',
    });
    expect((await statsOf(user))?.[0]).toEqual([1, 3]);
  });

  it('restores a deleted key and a deleted language with all their forms', async () => {
    const forms = { '=0': 'brak', one: '1', few: '2', many: '5', other: 'x' };
    const { user, projectId, project, ids } = await aProject(['en', 'pl']);
    made(
      await as(user).post(routes.importIntoLanguage(projectId, ids[1] ?? 0), {
        groups: groupOf(plural('a', forms)),
      }),
    );
    const before = await formsOf(user, projectId, 'a');
    const undo = async (): Promise<void> => {
      const { items } = made(
        await as(user).get<{ items: { id: number }[] }>(routes.listChangeSets(project.id)),
      );
      made(await as(user).post(routes.revertChangeSet(projectId, items[0]?.id ?? 0), {}));
    };
    const { groups } = made(await as(user).get<ProjectDetails>(routes.readProject(projectId)));
    made(await as(user).delete(routes.deleteKey(projectId, groups[0]?.keys[0]?.id ?? 0)));
    await undo();
    expect(await formsOf(user, projectId, 'a')).toEqual(before);
    made(await as(user).delete(routes.deleteLanguage(projectId, ids[1] ?? 0)));
    await undo();
    expect(await formsOf(user, projectId, 'a')).toEqual(before);
  });

  it('changes a singular key into a plural one with the forms of each language', async () => {
    const { user, projectId } = await aProject(['pl']);
    const key = made(
      await as(user).post<KeyView>(routes.createKey(projectId), { name: 'a', isPlural: false }),
    );
    made(await as(user).patch(routes.updateKey(projectId, key.id), { isPlural: true }));
    expect(await formsOf(user, projectId, 'a')).toEqual({ pl: { one: '', few: '', many: '', other: '' } });
  });

  it('fills a form that the source language does not have from its general one', async () => {
    const { user, projectId, ids } = await aProject(
      ['en', 'pl'],
      groupOf(plural('files', { one: 'file', other: 'files' })),
    );
    const project = made(await as(user).get<ProjectDetails>(routes.readProject(projectId)));
    const keyIds = project.groups.flatMap(({ keys }) => keys.map(({ id }) => id));
    const body = { action: 'fill', keyIds, languageIds: [ids[1]], sourceLanguageId: ids[0] };
    expect(made(await as(user).post(routes.changeInBulk(projectId), body))).toMatchObject({ changed: 4 });
    expect((await formsOf(user, projectId, 'files')).pl).toEqual({
      one: 'file',
      few: 'files',
      many: 'files',
      other: 'files',
    });
  });
});
