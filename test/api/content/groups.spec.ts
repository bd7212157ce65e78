import type { ActivityPage } from '#core/api/activity.js';
import type { GroupDetails, GroupView } from '#core/api/groups.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/groups', () => {
  it('lists the groups with keys and readable values, common first, then by name', async () => {
    const { project, language } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'b', group: 'zoo' }, { name: 'a', group: 'Bar' }, 'c'],
    });
    const member = await aMember(project, 'translator', { target: [language('fr')] });
    const { body, status } = await as(member).get<GroupDetails[]>(routes.listGroups(project.id));
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(['common', 'Bar', 'zoo']);
    expect(body[2]?.keys).toMatchObject([{ name: 'b', values: [{ languageName: 'fr' }] }]);
    expect(body[2]?.keys[0]?.values).toHaveLength(1);
  });

  it('returns an empty list without groups', async () => {
    const { project, owner } = await aProject();
    expect(await as(owner).get(routes.listGroups(project.id))).toMatchObject({ status: 200, body: [] });
  });
});

describe('GET /projects/:projectId/groups/:groupId', () => {
  it('returns one group with its own keys', async () => {
    const { project, owner, group } = await aProject({ keys: ['a', { name: 'b', group: 'other' }] });
    const reply = await as(owner).get<GroupDetails>(routes.readGroup(project.id, group('other').id));
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'other', keys: [{ name: 'b', values: [{ name: '' }] }] },
    });
    expect(reply.body.keys).toHaveLength(1);
  });
});

describe('POST /projects/:projectId/groups', () => {
  it('creates a group', async () => {
    const { project, owner } = await aProject();
    const reply = await as(owner).post<GroupView>(routes.createGroup(project.id), {
      name: 'Sign in',
      id: 7,
    });
    expect(reply).toMatchObject({ status: 201, body: { name: 'Sign in', keys: [] } });
    const list = await as(owner).get<GroupDetails[]>(routes.listGroups(project.id));
    expect(list.body).toEqual([{ id: reply.body.id, name: 'Sign in', fileId: null, keys: [] }]);
  });

  it('answers 422 group_already_exists to an existing name of the project, and accepts one of another project', async () => {
    const one = await aProject({ keys: [{ name: 'a', group: 'menu' }] });
    const other = await aProject({ owner: one.owner });
    const reply = await as(one.owner).post(routes.createGroup(one.project.id), { name: 'menu' });
    expect(reply).toMatchObject({ status: 422, body: { error: 'group_already_exists' } });
    expect(await as(one.owner).post(routes.createGroup(other.project.id), { name: 'menu' })).toMatchObject({
      status: 201,
    });
  });

  it.each([{}, { name: '' }, { name: ' \n' }, { name: 7 }, { name: 'x'.repeat(256) }, { name: 'a\u0000' }])(
    'answers 400 to %j',
    async (body) => {
      const { project, owner } = await aProject();
      expect(await as(owner).post(routes.createGroup(project.id), body)).toMatchObject({
        status: 400,
        body: { error: 'validation_error', fields: { name: expect.any(String) as string } },
      });
    },
  );
});

describe('PATCH /projects/:projectId/groups/:groupId', () => {
  it('renames a group, keeps its keys and returns them', async () => {
    const { project, owner, group } = await aProject({ keys: [{ name: 'a', group: 'menu' }, 'b'] });
    const { id } = group('menu');
    const reply = await as(owner).patch(routes.renameGroup(project.id, id), { name: 'Header' });
    const read = await as(owner).get<GroupDetails>(routes.readGroup(project.id, id));
    expect(reply).toMatchObject({ status: 200, body: read.body });
    expect(read.body).toMatchObject({ name: 'Header', keys: [{ name: 'a' }] });
  });

  it('accepts the current name', async () => {
    const { project, owner, group } = await aProject({ keys: [{ name: 'a', group: 'menu' }] });
    const reply = await as(owner).patch(routes.renameGroup(project.id, group('menu').id), { name: 'menu' });
    expect(reply).toMatchObject({ status: 200, body: { name: 'menu' } });
  });

  it('answers 422 group_already_exists to the name of another group', async () => {
    const { project, owner, group } = await aProject({ keys: [{ name: 'a', group: 'menu' }, 'b'] });
    const reply = await as(owner).patch(routes.renameGroup(project.id, group('menu').id), { name: 'common' });
    expect(reply).toMatchObject({ status: 422, body: { error: 'group_already_exists' } });
  });
});

describe('DELETE /projects/:projectId/groups/:groupId', () => {
  it('deletes the group with its keys and their values, once', async () => {
    const { project, owner, group } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'a', group: 'menu', texts: { en: 'A', fr: 'A' } }, { name: 'b', group: 'menu' }, 'c'],
    });
    const path = routes.deleteGroup(project.id, group('menu').id);
    expect(await as(owner).delete(path)).toMatchObject({ status: 204, body: undefined });
    expect(await as(owner).delete(path)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_group' },
    });
    const { body } = await as(owner).get<GroupDetails[]>(routes.listGroups(project.id));
    expect(body).toMatchObject([{ name: 'common', keys: [{ name: 'c' }] }]);
    expect(body[0]?.keys).toHaveLength(1);
  });

  it('keeps the texts in the history', async () => {
    const { project, owner, group, key } = await aProject({
      keys: [{ name: 'a', group: 'menu', texts: { en: 'Apple' } }],
    });
    await as(owner).delete(routes.deleteGroup(project.id, group('menu').id));
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items.slice(0, 2)).toMatchObject([
      { action: 'group.deleted', old: { name: 'menu' } },
      {
        action: 'key.deleted',
        key: { id: key('a').id, name: null },
        old: { name: 'a', values: [{ text: 'Apple' }] },
      },
    ]);
  });

  it('answers 422 group_not_empty to `common` with keys, and deletes it without', async () => {
    const { project, owner, group, key } = await aProject({ keys: ['a'] });
    const path = routes.deleteGroup(project.id, group('common').id);
    expect(await as(owner).delete(path)).toMatchObject({ status: 422, body: { error: 'group_not_empty' } });
    await as(owner).delete(routes.deleteKey(project.id, key('a').id));
    expect(await as(owner).delete(path)).toMatchObject({ status: 204 });
  });

  it('refuses a member who may write only some languages', async () => {
    const { project, owner, group, language } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'a', group: 'menu' }],
    });
    const path = routes.deleteGroup(project.id, group('menu').id);
    const limited = await aMember(project, 'editor', { target: [language('fr')] });
    expect(await as(limited).delete(path)).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    const editor = await aMember(project, 'editor');
    expect(await as(editor).delete(path)).toMatchObject({ status: 204 });
    expect(await as(owner).get(path)).toMatchObject({ status: 404 });
  });
});

describe('a group that is not one of the project', () => {
  it.each(['0', '-1', '999999999', 'abc', '1e3', '01', '9007199254740993', '1;2'])(
    '%s answers 404',
    async (id) => {
      const { project, owner } = await aProject();
      const path = `${routes.listGroups(project.id)}/${id}`;
      const refusal = { status: 404, body: { error: 'not_existing_group' } };
      expect(await as(owner).get(path)).toMatchObject(refusal);
      expect(await as(owner).patch(path, { name: 'new' })).toMatchObject(refusal);
      expect(await as(owner).delete(path)).toMatchObject(refusal);
    },
  );

  it('in another project of the same user answers 404 and is not changed', async () => {
    const mine = await aProject();
    const other = await aProject({ owner: mine.owner, keys: [{ name: 'a', group: 'theirs' }] });
    const path = routes.readGroup(mine.project.id, other.group('theirs').id);
    const refusal = { status: 404, body: { error: 'not_existing_group' } };
    expect(await as(mine.owner).get(path)).toMatchObject(refusal);
    expect(await as(mine.owner).patch(path, { name: 'taken' })).toMatchObject(refusal);
    expect(await as(mine.owner).delete(path)).toMatchObject(refusal);
    expect(
      await as(mine.owner).get(routes.readGroup(other.project.id, other.group('theirs').id)),
    ).toMatchObject({
      body: { name: 'theirs' },
    });
  });
});
