import type { ActivityPage } from '#core/api/activity.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectUserView } from '#core/api/members.js';
import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';

const TAKEN = { status: 422, body: { error: 'language_tag_already_exists' } };
const refused = (fields: object) => ({ status: 400, body: { error: 'validation_error', fields } });

/** A project with English (`en`), French (`fr`) and Klingon, which has no tag. */
async function threeLanguages() {
  const owner = await aUser();
  const body = { name: 'Atlas', color: '3366FF', languages: ['English', 'French', 'Klingon'] };
  const { body: project } = await as(owner).post<ProjectDetails>(routes.createProject(), body);
  const idOf = (name: string): number => project.languages.find((one) => one.name === name)?.id ?? 0;
  const update = (name: string, change: object, who = owner) =>
    as(who).patch<LanguageView>(routes.updateLanguage(project.id, idOf(name)), change);
  const tags = async () =>
    (await as(owner).get<LanguageView[]>(routes.listLanguages(project.id))).body.map(({ tag }) => tag);
  return { owner, project, idOf, update, tags };
}

useApp();

describe('the tag of a new language', () => {
  it.each([
    ['French', 'fr'],
    ['Français', 'fr'],
    ['pt_br', 'pt-BR'],
    ['Portuguese (Brazil)', 'pt-BR'],
    ['Klingon', null],
  ])('of %s is guessed: %s', async (name, tag) => {
    const { project, owner } = await aProject();
    expect(await as(owner).post(routes.createLanguage(project.id), { name })).toMatchObject({
      status: 201,
      body: { name, tag },
    });
  });

  it('is null where the guess is the tag of another language', async () => {
    const { project, owner } = await aProject();
    const create = (name: string) => as(owner).post(routes.createLanguage(project.id), { name });
    expect(await create('French')).toMatchObject({ status: 201, body: { tag: 'fr' } });
    expect(await create('Français')).toMatchObject({ status: 201, body: { tag: null } });
  });

  it('is the one in the body, whatever the name', async () => {
    const { project, owner } = await aProject();
    const create = (name: string, tag: string) =>
      as(owner).post(routes.createLanguage(project.id), { name, tag });
    expect(await create('French', 'tlh')).toMatchObject({
      status: 201,
      body: { name: 'French', tag: 'tlh' },
    });
    expect(await create('Klingon', 'tlh')).toMatchObject(TAKEN);
    const { body } = await as(owner).get<LanguageView[]>(routes.listLanguages(project.id));
    expect(body.map(({ name, tag }) => [name, tag])).toEqual([
      ['en', 'en'],
      ['French', 'tlh'],
    ]);
  });

  it.each(['', 'pt_BR', 'klingonese', 'not a tag', 7, null, `${'a'.repeat(8)}-`.repeat(5)])(
    'is refused if it is none: %j',
    async (tag) => {
      const { project, owner } = await aProject();
      const reply = await as(owner).post(routes.createLanguage(project.id), { name: 'fr', tag });
      expect(reply).toMatchObject(refused({ tag: expect.any(String) as string }));
    },
  );

  it('is refused if it is not canonical, and the canonical form is named', async () => {
    const { project, owner } = await aProject();
    const reply = await as(owner).post(routes.createLanguage(project.id), { name: 'pt', tag: 'pt-br' });
    expect(reply).toMatchObject(refused({ tag: 'must be a canonical BCP 47 tag: pt-BR' }));
  });
});

describe('the tags of a new project', () => {
  const create = async (body: object) =>
    as(await aUser()).post<ProjectDetails>(routes.createProject(), {
      name: 'Atlas',
      color: '3366FF',
      ...body,
    });

  it('are guessed, each for the first language that has it', async () => {
    const { status, body } = await create({ languages: ['French', 'Français', 'Klingon', 'en'] });
    expect(status).toBe(201);
    expect(body.languages.map(({ tag }) => tag)).toEqual(['fr', null, null, 'en']);
  });

  it('are those of languageTags, in the order of the languages', async () => {
    const { status, body } = await create({
      languages: ['Klingon', 'French'],
      languageTags: ['tlh', 'fr-CA'],
    });
    expect(status).toBe(201);
    expect(body.languages.map(({ name, tag }) => [name, tag])).toEqual([
      ['Klingon', 'tlh'],
      ['French', 'fr-CA'],
    ]);
  });

  it('answers 422 language_tag_already_exists if two languages have the same', async () => {
    expect(await create({ languages: ['a', 'b'], languageTags: ['fr', 'fr'] })).toMatchObject(TAKEN);
  });

  it.each([
    ['too few', ['fr']],
    ['too many', ['fr', 'en', 'de']],
    ['not canonical', ['fr', 'EN']],
    ['not a text', ['fr', null]],
    ['not a list', 'fr'],
  ])('answers 400 to tags that are %s', async (_what, languageTags) => {
    expect(await create({ languages: ['a', 'b'], languageTags })).toMatchObject(
      refused({ languageTags: expect.any(String) as string }),
    );
  });
});

describe('PATCH /projects/:projectId/languages/:languageId', () => {
  it('gives a language a tag, and answers with the language', async () => {
    const { idOf, update, tags } = await threeLanguages();
    expect(await update('Klingon', { tag: 'tlh' })).toMatchObject({
      status: 200,
      body: { id: idOf('Klingon'), name: 'Klingon', tag: 'tlh', access: 'target' },
    });
    expect(await tags()).toEqual(['en', 'fr', 'tlh']);
  });

  it('renames a language and keeps its tag and its values', async () => {
    const { project, owner, language, key } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'title', texts: { fr: 'Titre' } }],
    });
    const path = routes.updateLanguage(project.id, language('fr').id);
    await as(owner).patch(path, { tag: 'fr' });
    expect(await as(owner).patch(path, { name: 'Français' })).toMatchObject({
      status: 200,
      body: { name: 'Français', tag: 'fr' },
    });
    const values = await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, key('title').id));
    expect(values.body.map(({ name, languageName }) => [languageName, name])).toEqual([
      ['en', ''],
      ['Français', 'Titre'],
    ]);
  });

  it('answers 422 if another language has the name or the tag, and changes nothing', async () => {
    const { update, tags } = await threeLanguages();
    expect(await update('Klingon', { tag: 'fr' })).toMatchObject(TAKEN);
    expect(await update('Klingon', { name: 'FRENCH', tag: 'tlh' })).toMatchObject({
      status: 422,
      body: { error: 'language_already_exists' },
    });
    expect(await tags()).toEqual(['en', 'fr', null]);
  });

  it('accepts the name in another case and the tag that the language has', async () => {
    const { update } = await threeLanguages();
    expect(await update('French', { name: 'FRENCH', tag: 'fr' })).toMatchObject({
      status: 200,
      body: { name: 'FRENCH', tag: 'fr' },
    });
  });

  it.each([
    ['tag', 'pt_BR'],
    ['tag', 'FR'],
    ['tag', null],
    ['tag', 7],
    ['name', ' '],
    ['name', 'x'.repeat(256)],
    ['name', 'a\u200bb'],
    ['name', null],
  ])('answers 400 and names %s: %j', async (field, value) => {
    const { update, tags } = await threeLanguages();
    expect(await update('French', { [field]: value })).toMatchObject(
      refused({ [field]: expect.any(String) as string }),
    );
    expect(await tags()).toEqual(['en', 'fr', null]);
  });

  it('is for languages that a limited member may write', async () => {
    const { project, idOf, update } = await threeLanguages();
    const languages = { source: [idOf('English')], target: [idOf('Klingon')] };
    const editor = await aMember(project, 'editor', languages);
    expect(await update('Klingon', { tag: 'tlh' }, editor)).toMatchObject({ status: 200 });
    expect(await update('English', { name: 'new' }, editor)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    expect(await update('French', { name: 'new' }, editor)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_language' },
    });
  });

  it('is in the activity with the name and the tag before and after', async () => {
    const { owner, project, idOf, update } = await threeLanguages();
    await update('Klingon', { name: 'tlhIngan Hol', tag: 'tlh' });
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items[0]).toMatchObject({
      action: 'language.updated',
      source: 'edit',
      language: { id: idOf('Klingon'), name: 'tlhIngan Hol' },
      old: { name: 'Klingon', tag: null },
      new: { name: 'tlhIngan Hol', tag: 'tlh' },
    });
  });
});

describe('the tag of a language', () => {
  it('is in details, in the list of projects and in the limits of members', async () => {
    const { owner, project, idOf } = await threeLanguages();
    await aMember(project, 'editor', { target: [idOf('French')] });
    const tagged = [{ tag: 'en' }, { tag: 'fr' }, { tag: null }];
    expect(
      (await as(owner).get<ProjectDetails>(routes.readProject(project.id))).body.languages,
    ).toMatchObject(tagged);
    expect((await as(owner).get<ProjectSummary[]>(routes.listProjects())).body).toMatchObject([
      { languages: tagged },
    ]);
    const { body: users } = await as(owner).get<ProjectUserView[]>(routes.listProjectUsers(project.id));
    expect(users.find(({ role }) => role === 'editor')?.targetLanguages).toEqual([
      { id: idOf('French'), name: 'French', tag: 'fr' },
    ]);
  });

  it('is free again for another project', async () => {
    const { update } = await threeLanguages();
    const other = await threeLanguages();
    expect((await update('Klingon', { tag: 'tlh' })).status).toBe(200);
    expect((await other.update('Klingon', { tag: 'tlh' })).status).toBe(200);
  });

  it('goes to one of two languages that ask for it at once', async () => {
    const { project, owner, languages } = await aProject({ languages: ['a', 'b', 'c', 'd'] });
    const replies = await Promise.all(
      languages.map(({ id }) => as(owner).patch(routes.updateLanguage(project.id, id), { tag: 'tlh' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});
