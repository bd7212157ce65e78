import type { CreatedLanguageView, LanguageView } from '#core/api/languages.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { Language, MemberLanguage, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/languages', () => {
  it('lists the readable languages in order of creation, with the access of the caller', async () => {
    const { project, owner, language } = await aProject({ languages: ['fr', 'en', 'de'] });
    const member = await aMember(project, 'translator', {
      source: [language('en')],
      target: [language('fr')],
    });
    const all = await as(owner).get<LanguageView[]>(routes.listLanguages(project.id));
    expect(all.status).toBe(200);
    expect(all.body.map(({ name, access }) => [name, access])).toEqual([
      ['fr', 'target'],
      ['en', 'target'],
      ['de', 'target'],
    ]);
    expect((await as(member).get(routes.listLanguages(project.id))).body).toEqual([
      { id: language('fr').id, name: 'fr', tag: 'fr', access: 'target' },
      { id: language('en').id, name: 'en', tag: 'en', access: 'source' },
    ]);
  });
});

describe('GET /projects/:projectId/languages/:languageId', () => {
  it('returns one language', async () => {
    const { project, owner, language } = await aProject({ languages: ['fr'] });
    const { id } = language('fr');
    expect(await as(owner).get(routes.readLanguage(project.id, id))).toMatchObject({
      status: 200,
      body: { id, name: 'fr', tag: 'fr', access: 'target' },
    });
  });
});

describe('POST /projects/:projectId/languages', () => {
  it('creates an empty language: an empty value for every key, three for a plural one', async () => {
    const { project, owner } = await aProject({ keys: ['title', { name: 'files', isPlural: true }] });
    const reply = await as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), {
      name: 'fr',
    });
    expect(reply).toMatchObject({ status: 201, body: { name: 'fr', access: 'target', warnings: [] } });
    const values = await as(owner).get<ValueView[]>(valuesPath(project.id, reply.body.id));
    expect(values.body.map(({ name, quantityString, version }) => [name, quantityString, version])).toEqual([
      ['', null, 1],
      ['', 'zero', 1],
      ['', 'one', 1],
      ['', 'other', 1],
    ]);
    expect(await missingValues(project.id)).toEqual([]);
  });

  it.each(['English', 'english', 'ENGLISH'])('answers 422 language_already_exists to %s', async (name) => {
    const { project, owner } = await aProject({ languages: ['English'] });
    expect(await as(owner).post(routes.createLanguage(project.id), { name })).toMatchObject({
      status: 422,
      body: { error: 'language_already_exists' },
    });
    expect((await as(owner).get<LanguageView[]>(routes.listLanguages(project.id))).body).toHaveLength(1);
  });

  it('answers 422 limit_reached beyond the number of languages a project may have', async () => {
    const { project, owner } = await aProject();
    const rows = Array.from({ length: LIMITS.languagesPerProject - 1 }, (_, index) => ({
      projectId: project.id,
      name: `language ${index}`,
    }));
    await part(Database).repository(Language).insert(rows);
    expect(await as(owner).post(routes.createLanguage(project.id), { name: 'one more' })).toMatchObject({
      status: 422,
      body: { error: 'limit_reached' },
    });
  });

  it('lets a limited creator write the new language', async () => {
    const { project, language } = await aProject({ languages: ['en'], keys: ['title'] });
    const editor = await aMember(project, 'editor', { target: [language('en')] });
    const reply = await as(editor).post<LanguageView>(routes.createLanguage(project.id), { name: 'fr' });
    expect(reply.body.access).toBe('target');
    expect((await as(editor).get(routes.listLanguages(project.id))).body).toMatchObject([
      { name: 'en', access: 'target' },
      { name: 'fr', access: 'target' },
    ]);
  });

  it.each([
    ['name', {}],
    ['name', { name: ' ' }],
    ['name', { name: 7 }],
    ['name', { name: 'x'.repeat(256) }],
    ['replaceExistingKeys', { name: 'fr', replaceExistingKeys: 'no' }],
    ['groups', { name: 'fr', groups: {} }],
    [
      'groups.0.keys.0.values',
      {
        name: 'fr',
        groups: [
          {
            name: 'a',
            keys: [{ name: 'b', isPlural: true, values: [{ name: 'x', quantityString: 'one' }] }],
          },
        ],
      },
    ],
  ])('answers 400 and names %s: %j', async (field, body) => {
    const { project, owner } = await aProject();
    expect(await as(owner).post(routes.createLanguage(project.id), body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('DELETE /projects/:projectId/languages/:languageId', () => {
  it('deletes the language and its values, once', async () => {
    const { project, owner, language, key } = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const path = routes.readLanguage(project.id, language('fr').id);
    expect(await as(owner).delete(path)).toMatchObject({ status: 204, body: undefined });
    expect(await as(owner).delete(path)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_language' },
    });
    const values = await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, key('title').id));
    expect(values.body.map(({ languageName }) => languageName)).toEqual(['en']);
  });

  it('keeps a member limited, without any language, if it was their only one', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const member = await aMember(project, 'translator', { target: [language('fr')] });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    expect((await as(member).get(routes.listLanguages(project.id))).body).toEqual([]);
    const database = part(Database);
    expect(await database.repository(MemberLanguage).countBy({ projectId: project.id })).toBe(0);
    const membership = await database.repository(Membership).findOneByOrFail({ userId: member.id });
    expect(membership.targetRestricted).toBe(true);
  });

  it('refuses the last one until there is another one', async () => {
    const { project, owner, language } = await aProject({ languages: ['en'], keys: ['title'] });
    const remove = () => as(owner).delete(routes.deleteLanguage(project.id, language('en').id));
    expect(await remove()).toMatchObject({ status: 422, body: { error: 'last_language' } });
    await as(owner).post(routes.createLanguage(project.id), { name: 'fr' });
    expect((await remove()).status).toBe(204);
    expect(await missingValues(project.id)).toEqual([]);
    expect((await as(owner).get(routes.listKeys(project.id))).body).toMatchObject([
      { name: 'title', values: [{ languageName: 'fr' }] },
    ]);
  });
});

describe('a language that is not one of the project', () => {
  it('answers 404 not_existing_language: malformed, nowhere or of another project', async () => {
    const { project, owner } = await aProject();
    const other = await aProject({ owner });
    const ids = ['abc', '0', '01', '999999999', String(other.language('en').id)];
    for (const id of ids) {
      const path = `${routes.listLanguages(project.id)}/${id}`;
      const refusal = { status: 404, body: { error: 'not_existing_language' } };
      expect(await as(owner).get(path)).toMatchObject(refusal);
      expect(await as(owner).post(`${path}/import`, { groups: [] })).toMatchObject(refusal);
      expect(await as(owner).patch(path, { name: 'new' })).toMatchObject(refusal);
      expect(await as(owner).delete(path)).toMatchObject(refusal);
    }
    expect((await as(owner).get<unknown[]>(routes.listLanguages(other.project.id))).body).toHaveLength(1);
  });
});
