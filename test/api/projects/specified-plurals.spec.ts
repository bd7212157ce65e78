import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { formsOf, groupOf, plural } from '../../support/project/plurals.js';
import { aUser, made } from '../../support/project/world.js';

useApp();

const THREE = { zero: 'none', one: '1', other: 'n' };
const KEPT = { '=0': 'none', one: '1', other: 'n' };
const FORMS = 'must be zero, one, other or =n for the plural key songs in en, not few';

/** An empty project that keeps the forms of each language. */
async function aProject() {
  const user = await aUser();
  const body = { name: 'App', color: '3366FF', languages: ['en', 'lv'], pluralMode: 'cldr' };
  const { id, languages } = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
  const [en = 0, lv = 0] = languages.map((language) => language.id);
  return { user, id, en, lv };
}

const valuesIn = (languageId: number, forms: Record<string, string>) =>
  Object.entries(forms).map(([quantityString, name]) => ({ name, languageId, quantityString }));

const keyWith = (name: string, values: object[]) => ({
  name,
  groupId: null,
  groupName: null,
  isPlural: true,
  values,
});

describe('zero, one and other in a project that keeps the forms of each language', () => {
  it('create keys one by one and in lists: zero is exactly 0, unless the language has it', async () => {
    const { user, id, en, lv } = await aProject();
    const values = [...valuesIn(en, THREE), ...valuesIn(lv, THREE)];
    made(await as(user).post<KeyView>(routes.createKey(id), keyWith('songs', values)));
    made(await as(user).post<KeyView[]>(routes.createKeys(id), [keyWith('albums', values)]));
    for (const name of ['songs', 'albums'])
      expect(await formsOf(user, id, name)).toEqual({ en: KEPT, lv: THREE });
  });

  it('create values', async () => {
    const { user, id, en } = await aProject();
    const { id: keyId } = made(await as(user).post<KeyView>(routes.createKey(id), keyWith('songs', [])));
    for (const value of valuesIn(en, THREE))
      made(await as(user).post<ValueView>(routes.createValue(id, keyId), value));
    expect(await formsOf(user, id, 'songs')).toMatchObject({ en: KEPT });
    const again = await as(user).post(routes.createValue(id, keyId), valuesIn(en, { zero: 'nothing' })[0]);
    expect(again).toMatchObject({ status: 422, body: { error: 'value_already_exists' } });
  });

  it('create languages, and projects', async () => {
    const { user, id } = await aProject();
    const groups = groupOf(plural('songs', THREE));
    made(await as(user).post<LanguageView>(routes.createLanguage(id), { name: 'de', groups }));
    expect(await formsOf(user, id, 'songs')).toMatchObject({ de: KEPT, en: { one: '', other: '' } });
    const body = { name: 'New', color: '3366FF', languages: ['en'], pluralMode: 'cldr', groups };
    const project = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
    expect(await formsOf(user, project.id, 'songs')).toEqual({ en: KEPT });
  });

  it('are refused with the key, the form, and those that the language has, in every call', async () => {
    const { user, id, en } = await aProject();
    const few = keyWith('songs', valuesIn(en, { few: 'x' }));
    const { id: keyId } = made(await as(user).post<KeyView>(routes.createKey(id), keyWith('songs', [])));
    const groups = groupOf(plural('songs', { few: 'x', other: 'y' }));
    const refused = (path: string, message: string) => ({
      status: 400,
      body: { error: 'validation_error', fields: { [path]: message } },
    });
    const { post } = as(user);
    expect(await post(routes.createKey(id), few)).toMatchObject(refused('values.0.quantityString', FORMS));
    expect(await post(routes.createKeys(id), [few])).toMatchObject(
      refused('0.values.0.quantityString', FORMS),
    );
    expect(await post(routes.createValue(id, keyId), valuesIn(en, { few: 'x' })[0])).toMatchObject(
      refused('quantityString', FORMS),
    );
    expect(await post(routes.createLanguage(id), { name: 'de', groups })).toMatchObject(
      refused('groups.0.keys.0.values.0.quantityString', FORMS.replace('in en', 'in de')),
    );
    expect(
      await post(routes.createValue(id, keyId), { name: 'x', languageId: en, quantityString: null }),
    ).toMatchObject(refused('quantityString', FORMS.replace('few', 'null')));
  });

  it('are refused beside exactly 0, which is the same form', async () => {
    const { user, id, en } = await aProject();
    const twice = { '=0': 'a', ...THREE };
    const answer = await as(user).post(routes.createKey(id), keyWith('songs', valuesIn(en, twice)));
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'values.1.quantityString': 'occurs twice for this language' } },
    });
    const groups = groupOf(plural('songs', twice));
    expect(await as(user).post(routes.createLanguage(id), { name: 'de', groups })).toMatchObject({
      status: 400,
    });
  });
});

describe('a form that a strict project does not have', () => {
  it('is refused with the key and the form', async () => {
    const user = await aUser();
    const body = { name: 'App', color: '3366FF', languages: ['en'] };
    const project = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
    const few = keyWith('songs', valuesIn(project.languages[0]?.id ?? 0, { few: 'x' }));
    expect(await as(user).post(routes.createKey(project.id), few)).toMatchObject({
      status: 400,
      body: {
        fields: {
          'values.0.quantityString': 'must be zero, one or other for the plural key songs, not few',
        },
      },
    });
  });
});
