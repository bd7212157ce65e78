import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aChangedText, pageOf, texts } from '../../support/project/activity.js';
import { manyKeys } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const itemsOf = async (user: TestUser, projectId: number, query = ''): Promise<ActivityItem[]> =>
  (await pageOf(user, routes.listActivity(projectId), query)).items;

describe('GET /projects/:projectId/activity', () => {
  it('lists who changed what, newest first', async () => {
    const { project, owner, path, statusPath, value, key, group, language } = await aText();
    const manager = await aMember(project, 'manager');
    await as(manager).patch(path, { name: 'Heading' });
    await as(owner).patch(statusPath, { status: 'validated' });
    const reply = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    const place = {
      group: { id: group('common').id, name: 'common' },
      key: { id: key('title').id, name: 'title' },
      language: { id: language('en').id, name: 'en' },
      valueId: value('title', 'en').id,
      source: 'edit',
      changeSetId: null,
      changeSet: null,
      id: expect.any(Number) as number,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    };
    const state = (text: string, status: string) => ({ text, status, quantity: null });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      items: [
        {
          ...place,
          action: 'value.reviewed',
          version: 3,
          actor: { id: owner.id, username: null },
          old: state('Heading', 'modified'),
          new: state('Heading', 'validated'),
        },
        {
          ...place,
          action: 'value.written',
          version: 2,
          actor: { id: manager.id, username: null },
          old: state('Title', 'modified'),
          new: state('Heading', 'modified'),
        },
      ],
      next: null,
    });
  });

  it('shows current names, and none for what is deleted', async () => {
    const { project, owner, key, group, path } = await aText();
    await as(owner).patch(path, { name: 'Heading' });
    const { id } = key('title');
    await as(owner).patch(routes.updateKey(project.id, id), { name: 'heading' });
    expect((await itemsOf(owner, project.id)).map((item) => item.key)).toEqual([
      { id, name: 'heading' },
      { id, name: 'heading' },
    ]);
    await as(owner).delete(routes.deleteKey(project.id, id));
    const [deleted, , written] = await itemsOf(owner, project.id);
    expect(deleted).toMatchObject({
      action: 'key.deleted',
      key: { id, name: null },
      new: null,
      group: { id: group('common').id, name: 'common' },
      old: { name: 'heading', values: [{ text: 'Heading' }] },
    });
    expect(written).toMatchObject({ key: { id, name: null }, group: null, language: { name: 'en' } });
  });

  it('is available to every role, and empty without changes', async () => {
    const { project } = await aText();
    for (const role of ['manager', 'editor', 'translator', 'reviewer'] as const)
      expect(await as(await aMember(project, role)).get(routes.listActivity(project.id))).toMatchObject({
        status: 200,
        body: { items: [], next: null },
      });
  });

  it('filters by user, language and key, and by all of them together', async () => {
    const { project, owner, key, language, value } = await aProject({
      languages: ['en', 'fr'],
      keys: ['title', 'other'],
    });
    const editor = await aMember(project, 'editor');
    const write = (user: TestUser, name: string, languageName: string, text: string) => {
      const { id, keyId } = value(name, languageName);
      return as(user).patch(routes.writeValue(project.id, keyId, id), { name: text });
    };
    await write(owner, 'title', 'en', 'a');
    await write(editor, 'title', 'en', 'b');
    await write(editor, 'title', 'fr', 'c');
    await write(editor, 'other', 'en', 'd');
    const [byEditor, inEnglish, ofTitle] = [
      `userId=${editor.id}`,
      `languageId=${language('en').id}`,
      `keyId=${key('title').id}`,
    ];
    const found = async (query: string) => texts(await itemsOf(owner, project.id, `?${query}`));
    expect(await found(byEditor)).toEqual(['d', 'c', 'b']);
    expect(await found(inEnglish)).toEqual(['d', 'b', 'a']);
    expect(await found(ofTitle)).toEqual(['c', 'b', 'a']);
    expect(await found([byEditor, inEnglish, ofTitle].join('&'))).toEqual(['b']);
    expect(await found('keyId=999999999')).toEqual([]);
  });

  it('lists each item once over all pages, despite new changes', async () => {
    const { project, owner, path } = await aChangedText();
    const seen: ActivityItem[] = [];
    let next: number | null = null;
    do {
      const query: string = `?limit=2${next === null ? '' : `&before=${next}`}`;
      const page: ActivityPage = await pageOf(owner, routes.listActivity(project.id), query);
      seen.push(...page.items);
      next = page.next;
      await as(owner).patch(path, { name: `meanwhile ${seen.length}` });
    } while (next !== null);
    expect(texts(seen)).toEqual(['v5', 'v4', 'v3', 'v2', 'v1']);
  });

  it('ends after a last page that is full', async () => {
    const { project, owner } = await aChangedText();
    const page = await pageOf(owner, routes.listActivity(project.id), '?limit=5');
    expect([page.items.length, page.next]).toEqual([5, null]);
  });

  it('has 50 items by default and at most 100', async () => {
    const { project, owner } = await aProject();
    const keys = manyKeys(120).keys.map(({ name }) => ({ name, isPlural: false }));
    await as(owner).post(routes.createKeys(project.id), keys);
    expect(await itemsOf(owner, project.id)).toHaveLength(50);
    expect(await itemsOf(owner, project.id, '?limit=100')).toHaveLength(100);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=1&limit=2',
    'before=abc',
    'before=0',
    'userId=1e3',
    'languageId=',
    'keyId=01',
    'keyId=1,2',
  ])('answers 400 to ?%s', async (query) => {
    const { project, owner } = await aProject();
    expect(await as(owner).get(`${routes.listActivity(project.id)}?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: expect.any(Object) as object },
    });
  });

  it('answers 401 without a token, 403 in a project of others', async () => {
    const { project } = await aText();
    expect(await as(null).get(routes.listActivity(project.id))).toMatchObject({ status: 401 });
    expect(await as(await aUser()).get(routes.listActivity(project.id))).toMatchObject({
      status: 403,
      body: { error: 'not_your_project' },
    });
  });

  it('shows nothing of another project, not even by a filter', async () => {
    const { project, key } = await aChangedText();
    const { project: own, owner } = await aText();
    expect(await itemsOf(owner, own.id, `?keyId=${key('title').id}`)).toEqual([]);
    expect(await itemsOf(owner, own.id)).toEqual([]);
    expect(await as(owner).get(routes.listActivity(project.id))).toMatchObject({ status: 403 });
  });
});

describe('the activity of a member with language limits', () => {
  it('shows readable languages, and changes without a language', async () => {
    const { project, owner, language, value } = await aProject({
      languages: ['en', 'fr', 'de'],
      keys: ['title'],
    });
    for (const name of ['en', 'fr', 'de']) {
      const { id, keyId } = value('title', name);
      await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: `in ${name}` });
    }
    await as(owner).post(routes.createGroup(project.id), { name: 'menu' });
    const member = await aMember(project, 'reviewer', {
      source: [language('en')],
      target: [language('fr')],
    });
    const items = await itemsOf(member, project.id);
    expect(items.map((item) => item.new)).toMatchObject([
      { name: 'menu' },
      { text: 'in fr' },
      { text: 'in en' },
    ]);
    expect(await itemsOf(member, project.id, `?languageId=${language('de').id}`)).toEqual([]);
  });

  it('omits the texts and names of other languages in a row', async () => {
    const { owner } = await aProject();
    const { body: project } = await as(owner).post<{ id: number }>(routes.createProject(), {
      name: 'Atlas',
      color: '000000',
      description: '',
      languages: ['English', 'German'],
    });
    const { body: languages } = await as(owner).get<{ id: number; name: string }[]>(
      routes.listLanguages(project.id),
    );
    const { body: key } = await as(owner).post<KeyView>(routes.createKey(project.id), {
      name: 'open',
      isPlural: false,
      values: languages.map(({ id, name }) => ({
        name: `Open in ${name}`,
        languageId: id,
        quantityString: null,
      })),
    });
    await as(owner).patch(routes.updateKey(project.id, key.id), { isPlural: true });
    await as(owner).delete(routes.deleteKey(project.id, key.id));
    const english = languages.filter(({ name }) => name === 'English');
    const member = await aMember(project, 'editor', { target: english.map(({ id }) => id) });
    const told = await itemsOf(member, project.id);
    expect(told.map(({ action }) => action)).toEqual([
      'key.deleted',
      'key.updated',
      'key.created',
      'group.created',
      'project.created',
    ]);
    expect(JSON.stringify(told)).not.toContain('German');
    expect(told.slice(1)).toMatchObject([
      { old: { name: 'open', values: [{ text: 'Open in English' }] } },
      { new: { isPlural: false, values: [{ text: 'Open in English' }] } },
      { new: { name: 'common' } },
      { new: { name: 'Atlas', languages: english.map(({ id, name }) => ({ id, name })) } },
    ]);
    const whole = JSON.stringify(await itemsOf(owner, project.id));
    expect(whole.match(/Open in German/g)).toHaveLength(2);
  });

  it('omits a deleted language, which unlimited members still see', async () => {
    const { project, owner, language, value } = await aText();
    const { id, keyId } = value('title', 'fr');
    await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'Titre' });
    const limited = await aMember(project, 'translator', { target: [language('fr')] });
    expect(await itemsOf(limited, project.id)).toHaveLength(1);
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    expect(await itemsOf(limited, project.id)).toEqual([]);
    expect(await itemsOf(await aMember(project, 'translator'), project.id)).toMatchObject([
      { action: 'language.deleted', language: { name: null }, old: { name: 'fr' } },
      { action: 'value.written', language: { name: null }, new: { text: 'Titre' } },
    ]);
  });
});
