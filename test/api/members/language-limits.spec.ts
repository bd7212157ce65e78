import type { GroupDetails } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import { languageAccess } from '#core/domain/language-access.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { singular } from '../../support/catalogue.js';
import { digest } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { LanguageLists, TestUser } from '../../support/project/world.js';

useApp();

const NAMES = ['en', 'fr', 'de'];

/** Three languages with a text each; the editor reads English, writes French and cannot see German. */
async function aLimitedEditor(
  lists: { source?: string[]; target?: string[] } = { source: ['en'], target: ['fr'] },
) {
  const owner = await aUser();
  const texts = { en: 'English', fr: 'French', de: 'German' };
  const world = await aProject({ owner, languages: NAMES, keys: [{ name: 'title', texts }] });
  const ids = (names?: string[]) => names?.map((name) => world.language(name).id);
  const limits: LanguageLists = {
    ...(lists.source ? { source: ids(lists.source) } : {}),
    ...(lists.target ? { target: ids(lists.target) } : {}),
  };
  return { ...world, editor: await aMember(world.project, 'editor', limits), limits };
}

const valueIn = ({ project, value }: TestProject, language: string) => {
  const { id, keyId } = value('title', language);
  return {
    path: routes.writeValue(project.id, keyId, id),
    statusPath: routes.reviewValue(project.id, keyId, id),
  };
};

const namesIn = (values: ValueView[] | undefined) => values?.map(({ languageName }) => languageName);

describe('a member limited to languages', () => {
  it('reads only source and target languages, in every call that reads', async () => {
    const world = await aLimitedEditor();
    const { project, editor, language, group, key } = world;
    const get = <T>(path: string): Promise<Reply<T>> => as(editor).get<T>(path);
    const readable = ['en', 'fr'];

    const details = await get<ProjectDetails>(routes.readProject(project.id));
    expect(details.body.languages.map(({ name, access }) => [name, access])).toEqual([
      ['en', 'source'],
      ['fr', 'target'],
    ]);
    expect(namesIn(details.body.groups[0]?.keys[0]?.values)).toEqual(readable);
    expect(details.body.groups[0]?.keys[0]?.values.map(({ languageAccess: access }) => access)).toEqual([
      'source',
      'target',
    ]);
    expect(JSON.stringify(details.body)).not.toContain('German');

    const groups = await get<GroupDetails[]>(routes.listGroups(project.id));
    expect(namesIn(groups.body[0]?.keys[0]?.values)).toEqual(readable);
    const one = await get<GroupDetails>(routes.readGroup(project.id, group('common').id));
    expect(namesIn(one.body.keys[0]?.values)).toEqual(readable);
    const keys = await get<KeyView[]>(routes.listKeys(project.id));
    expect(namesIn(keys.body[0]?.values)).toEqual(readable);
    const values = await get<ValueView[]>(routes.listValuesOfKey(project.id, key('title').id));
    expect(namesIn(values.body)).toEqual(readable);
    for (const name of readable)
      expect((await get(valuesPath(project.id, language(name).id))).status).toBe(200);
    const refusal = { status: 404, body: { error: 'not_existing_language' } };
    expect(await get(valuesPath(project.id, language('de').id))).toMatchObject(refusal);
    expect(await get(routes.readLanguage(project.id, language('de').id))).toMatchObject(refusal);
  });

  it('writes and reviews target languages; source languages answer 403, the others 404', async () => {
    const world = await aLimitedEditor();
    const answers: Record<string, object> = {
      fr: { status: 200 },
      en: { status: 403, body: { error: 'unauthorized' } },
      de: { status: 404, body: { error: 'not_existing_value' } },
    };
    for (const [language, answer] of Object.entries(answers)) {
      const { path, statusPath } = valueIn(world, language);
      const before = await digest(world.project.id);
      expect(await as(world.editor).patch(path, { name: 'New' })).toMatchObject(answer);
      expect(await as(world.editor).patch(statusPath, { status: 'validated' })).toMatchObject(answer);
      expect((await digest(world.project.id)) === before).toBe(language !== 'fr');
    }
  });

  it('writes texts of new keys and empty values only in target languages', async () => {
    const { project, editor, language } = await aLimitedEditor();
    const key = (name: string) => ({ name, isPlural: false, values: [] as object[] });
    const value = (name: string) => ({ name: 'x', languageId: language(name).id, quantityString: null });
    const post = (...names: string[]) =>
      as(editor).post<KeyView>(routes.createKey(project.id), {
        ...key(`k_${names.join('_')}`),
        values: names.map(value),
      });
    expect(await post('fr')).toMatchObject({ status: 201 });
    expect(await post('fr', 'en')).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    expect(await post('fr', 'en', 'de')).toMatchObject({
      status: 404,
      body: { error: 'not_existing_language' },
    });

    const empty = (await as(editor).post<KeyView>(routes.createKey(project.id), key('empty'))).body;
    const fill = (name: string) => as(editor).post(routes.createValue(project.id, empty.id), value(name));
    expect(await fill('fr')).toMatchObject({ status: 201 });
    expect(await fill('en')).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    expect(await fill('de')).toMatchObject({ status: 404, body: { error: 'not_existing_language' } });
  });

  it('cannot delete texts in other languages', async () => {
    const { project, editor, key, language } = await aLimitedEditor();
    const path = routes.updateKey(project.id, key('title').id);
    const refusal = { status: 403, body: { error: 'unauthorized' } };
    const before = await digest(project.id);
    expect(await as(editor).patch(path, { isPlural: true })).toMatchObject(refusal);
    expect(await as(editor).delete(path)).toMatchObject(refusal);
    expect(await as(editor).delete(routes.deleteLanguage(project.id, language('en').id))).toMatchObject(
      refusal,
    );
    expect(await as(editor).delete(routes.deleteLanguage(project.id, language('de').id))).toMatchObject({
      status: 404,
    });
    expect(await digest(project.id)).toBe(before);
    expect(await as(editor).patch(path, { name: 'renamed' })).toMatchObject({ status: 200 });
    expect(await as(editor).delete(routes.deleteLanguage(project.id, language('fr').id))).toMatchObject({
      status: 204,
    });
  });

  it('imports only into target languages', async () => {
    const { project, editor, language } = await aLimitedEditor();
    const groups = [{ name: 'common', keys: [singular('title', 'Imported')] }];
    const post = (name: string) =>
      as(editor).post(routes.importIntoLanguage(project.id, language(name).id), {
        groups,
        replaceExistingKeys: true,
      });
    expect(await post('fr')).toMatchObject({ status: 200 });
    expect(await post('en')).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    expect(await post('de')).toMatchObject({ status: 404, body: { error: 'not_existing_language' } });
  });

  it('is never the owner, who has no limits', async () => {
    const { project, owner } = await aLimitedEditor();
    expect((await as(owner).get<LanguageView[]>(routes.listLanguages(project.id))).body).toHaveLength(3);
  });
});

describe('the database and core/domain/language-access', () => {
  const subsets = [undefined, [], ['en'], ['fr', 'de']];
  const cases = subsets.flatMap((source) => subsets.map((target) => ({ source, target })));

  it.each(cases)('say the same of source $source and target $target', async ({ source, target }) => {
    const world = await aLimitedEditor({ ...(source ? { source } : {}), ...(target ? { target } : {}) });
    const limits = {
      role: 'editor',
      sourceRestricted: source !== undefined,
      targetRestricted: target !== undefined,
      sourceLanguageIds: (world.limits.source ?? []) as number[],
      targetLanguageIds: (world.limits.target ?? []) as number[],
    };
    const expected = world.languages
      .map(({ id, name }) => ({ id, name, tag: name, access: languageAccess(limits, id) }))
      .filter(({ access }) => access !== null);
    const asUser = (user: TestUser) => as(user).get<LanguageView[]>(routes.listLanguages(world.project.id));
    expect((await asUser(world.editor)).body).toEqual(expected);
  });
});
