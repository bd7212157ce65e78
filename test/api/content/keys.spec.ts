import type { GroupDetails } from '#core/api/groups.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

const cellsOf = ({ values }: KeyView) =>
  values.map(({ languageName, quantityString, name }) => `${languageName} ${quantityString ?? '-'} ${name}`);

describe('GET /projects/:projectId/translations', () => {
  it('lists the keys in order of creation, with readable values', async () => {
    const { project, language } = await aProject({
      languages: ['en', 'fr'],
      keys: ['zebra', { name: 'apple', group: 'a' }],
    });
    const member = await aMember(project, 'reviewer', { target: [language('en')] });
    const { body, status } = await as(member).get<KeyView[]>(routes.listKeys(project.id));
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(['zebra', 'apple']);
    expect(body.map(cellsOf)).toEqual([['en - '], ['en - ']]);
  });
});

describe('POST /projects/:projectId/translations', () => {
  it('creates a key in the group common, with an empty value in every language', async () => {
    const { project, owner } = await aProject({ languages: ['en', 'fr'] });
    const reply = await as(owner).post<KeyView>(routes.createKey(project.id), {
      name: 'home_title',
      isPlural: false,
    });
    expect(reply).toMatchObject({ status: 201, body: { name: 'home_title', isPlural: false } });
    expect(cellsOf(reply.body)).toEqual(['en - ', 'fr - ']);
    const groups = await as(owner).get<GroupDetails[]>(routes.listGroups(project.id));
    const group = { id: reply.body.groupId, name: 'common', fileId: null };
    expect(groups.body).toEqual([{ ...group, keys: [reply.body] }]);
  });

  it('creates a plural key with three values in every language, given or empty', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const languageId = language('fr').id;
    const reply = await as(owner).post<KeyView>(routes.createKey(project.id), {
      name: 'files',
      isPlural: true,
      groupId: null,
      groupName: null,
      values: [
        { name: 'n', languageId, quantityString: 'other' },
        { name: '0', languageId, quantityString: 'zero' },
      ],
    });
    expect(cellsOf(reply.body)).toEqual([
      'en zero ',
      'en one ',
      'en other ',
      'fr zero 0',
      'fr one ',
      'fr other n',
    ]);
    expect(reply.body.values.every(({ status, version }) => status === 'modified' && version === 1)).toBe(
      true,
    );
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('adds the key to its group by id, or by name, creating a missing group', async () => {
    const { project, owner, group } = await aProject({ keys: [{ name: 'a', group: 'menu' }] });
    const menu = group('menu').id;
    const create = (body: object) =>
      as(owner).post<KeyView>(routes.createKey(project.id), { isPlural: false, ...body });
    expect((await create({ name: 'b', groupId: menu, groupName: 'ignored' })).body.groupId).toBe(menu);
    expect((await create({ name: 'c', groupId: null, groupName: 'menu' })).body.groupId).toBe(menu);
    const made = (await create({ name: 'd', groupId: null, groupName: 'New group' })).body.groupId;
    const groups = await as(owner).get<GroupDetails[]>(routes.listGroups(project.id));
    expect(groups.body.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([
      ['menu', ['a', 'b', 'c']],
      ['New group', ['d']],
    ]);
    expect(groups.body[1]?.id).toBe(made);
  });

  it('answers 422 key_name_already_exists if the group has that name, but not for another group', async () => {
    const { project, owner } = await aProject({ keys: ['home_title'] });
    const body = { name: 'home_title', isPlural: true, groupId: null, groupName: 'common' };
    expect(await as(owner).post(routes.createKey(project.id), body)).toMatchObject({
      status: 422,
      body: { error: 'key_name_already_exists' },
    });
    expect(await as(owner).post(routes.createKey(project.id), { ...body, groupName: 'other' })).toMatchObject(
      {
        status: 201,
      },
    );
  });

  it('answers 404 not_existing_group to a group of another project, and creates nothing', async () => {
    const mine = await aProject();
    const other = await aProject({ owner: mine.owner, keys: [{ name: 'a', group: 'theirs' }] });
    for (const groupId of [other.group('theirs').id, -1, 0, 999_999_999]) {
      const body = { name: 'b', isPlural: false, groupId };
      expect(await as(mine.owner).post(routes.createKey(mine.project.id), body)).toMatchObject({
        status: 404,
        body: { error: 'not_existing_group' },
      });
    }
    expect((await as(mine.owner).get(routes.listGroups(mine.project.id))).body).toEqual([]);
  });

  it('answers 404 not_existing_language to a value in a language of another project', async () => {
    const mine = await aProject();
    const other = await aProject({ owner: mine.owner });
    const values = [{ name: 'x', languageId: other.language('en').id, quantityString: null }];
    const reply = await as(mine.owner).post(routes.createKey(mine.project.id), {
      name: 'b',
      isPlural: false,
      values,
    });
    expect(reply).toMatchObject({ status: 404, body: { error: 'not_existing_language' } });
    expect((await as(mine.owner).get(routes.listGroups(mine.project.id))).body).toEqual([]);
  });

  it.each([
    ['name', { name: 'Home' }],
    ['name', { name: 'a__b' }],
    ['name', { name: '' }],
    ['name', { name: 7 }],
    ['name', { name: `a${'b'.repeat(255)}` }],
    ['isPlural', { isPlural: 'yes' }],
    ['groupId', { groupId: '1' }],
    ['groupId', { groupId: 1.5 }],
    ['groupName', { groupName: ' ' }],
    ['values', { values: {} }],
    ['values.0', { values: ['x'] }],
    ['values.0.name', { values: [{ languageId: 1 }] }],
    ['values.0.name', { values: [{ languageId: 1, name: 'x'.repeat(20_001) }] }],
    ['values.0.languageId', { values: [{ languageId: '1', name: 'x' }] }],
    ['values.0.quantityString', { values: [{ languageId: 1, name: 'x', quantityString: 'one' }] }],
    [
      'values.1',
      {
        values: [
          { languageId: 1, name: 'x' },
          { languageId: 1, name: 'y' },
        ],
      },
    ],
    ['body', []],
  ])('answers 400 and names %s: %j', async (field, changes) => {
    const { project, owner } = await aProject();
    const body = Array.isArray(changes) ? changes : { name: 'a', isPlural: false, ...changes };
    expect(await as(owner).post(routes.createKey(project.id), body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('PATCH /projects/:projectId/translations/:keyId', () => {
  it('renames a key and keeps its values', async () => {
    const { project, owner, key } = await aProject({ keys: [{ name: 'title', texts: { en: 'Title' } }] });
    const reply = await as(owner).patch<KeyView>(routes.updateKey(project.id, key('title').id), {
      name: 'heading',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'heading', values: [{ name: 'Title', version: 1 }] },
    });
  });

  it('changes the kind: all values in all languages become empty and of the new kind', async () => {
    const { project, owner, key } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'files', texts: { en: 'Files', fr: 'Fichiers' } }],
    });
    const path = routes.updateKey(project.id, key('files').id);
    const plural = await as(owner).patch<KeyView>(path, { isPlural: true, name: 'all_files' });
    expect(plural).toMatchObject({ status: 200, body: { isPlural: true, name: 'all_files' } });
    expect(cellsOf(plural.body)).toEqual([
      'en zero ',
      'en one ',
      'en other ',
      'fr zero ',
      'fr one ',
      'fr other ',
    ]);
    const singular = await as(owner).patch<KeyView>(path, { isPlural: false });
    expect(cellsOf(singular.body)).toEqual(['en - ', 'fr - ']);
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('keeps the values if the kind does not change', async () => {
    const { project, owner, key } = await aProject({ keys: [{ name: 'title', texts: { en: 'Title' } }] });
    const reply = await as(owner).patch<KeyView>(routes.updateKey(project.id, key('title').id), {
      isPlural: false,
    });
    expect(reply).toMatchObject({ status: 200, body: { values: [{ name: 'Title' }] } });
  });

  it('changes neither kind nor name if the name is taken', async () => {
    const { project, owner, key } = await aProject({
      keys: [{ name: 'title', texts: { en: 'Title' } }, 'taken'],
    });
    const path = routes.updateKey(project.id, key('title').id);
    expect(await as(owner).patch(path, { name: 'taken', isPlural: true })).toMatchObject({
      status: 422,
      body: { error: 'key_name_already_exists' },
    });
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body[0]).toMatchObject({ name: 'title', isPlural: false, values: [{ name: 'Title' }] });
  });

  it('requires snake case only of a new name', async () => {
    const { project, owner, key } = await aProject({ keys: ['Login.Title'] });
    const path = routes.updateKey(project.id, key('Login.Title').id);
    expect(await as(owner).patch(path, { name: 'Login.Title', isPlural: true })).toMatchObject({
      status: 200,
    });
    expect(await as(owner).patch(path, { name: 'Login.Heading' })).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { name: expect.any(String) as string } },
    });
  });

  it.each([
    { name: null },
    { name: '' },
    { name: [] },
    { isPlural: null },
    { isPlural: 1 },
    { groupId: null },
    { groupId: '1' },
    { groupId: 1e300 },
  ])('answers 400 to %j', async (body) => {
    const { project, owner, key } = await aProject({ keys: ['title'] });
    expect(await as(owner).patch(routes.updateKey(project.id, key('title').id), body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });
});

describe('DELETE /projects/:projectId/translations/:keyId', () => {
  it('deletes the key and its values, once', async () => {
    const { project, owner, key } = await aProject({ keys: ['title', 'other'] });
    const path = routes.updateKey(project.id, key('title').id);
    expect(await as(owner).delete(path)).toMatchObject({ status: 204, body: undefined });
    expect(await as(owner).delete(path)).toMatchObject({ status: 404, body: { error: 'not_existing_key' } });
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body.map(({ name }) => name)).toEqual(['other']);
  });
});

describe('a key that is not one of the project', () => {
  it.each(['0', 'abc', '1.0', '999999999999999999999', '%20'])('%s answers 404', async (id) => {
    const { project, owner } = await aProject();
    const path = `${routes.listKeys(project.id)}/${id}`;
    const refusal = { status: 404, body: { error: 'not_existing_key' } };
    expect(await as(owner).patch(path, { name: 'new' })).toMatchObject(refusal);
    expect(await as(owner).delete(path)).toMatchObject(refusal);
    expect(await as(owner).get(`${path}/values`)).toMatchObject(refusal);
  });

  it('in another project of the same user answers 404 and is not changed', async () => {
    const mine = await aProject();
    const other = await aProject({ owner: mine.owner, keys: ['title'] });
    const path = routes.updateKey(mine.project.id, other.key('title').id);
    const refusal = { status: 404, body: { error: 'not_existing_key' } };
    expect(await as(mine.owner).patch(path, { name: 'taken' })).toMatchObject(refusal);
    expect(await as(mine.owner).delete(path)).toMatchObject(refusal);
    expect(await as(mine.owner).get(`${path}/values`)).toMatchObject(refusal);
    expect(await as(mine.owner).get(routes.listKeys(other.project.id))).toMatchObject({
      body: [{ name: 'title' }],
    });
  });
});
