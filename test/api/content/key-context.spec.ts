import type { ActivityPage } from '#core/api/activity.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import { NO_CONTEXT } from '#core/domain/key-context.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

const CONTEXT = { description: 'Under the form.', maxLength: 24, tags: ['search form', 'ticket'] };
const MARKED = { ...CONTEXT, isObsolete: true };

/** A project with a key, a way to change it, and the newest entry of its activity. */
async function aKey() {
  const { project, owner, key, language } = await aProject({
    keys: [{ name: 'title', texts: { en: 'Title' } }],
  });
  const path = routes.updateKey(project.id, key('title').id);
  return {
    project,
    owner,
    path,
    language,
    change: (body: object) => as(owner).patch<KeyView>(path, body),
    newest: async () => (await as(owner).get<ActivityPage>(routes.listActivity(project.id))).body.items[0],
  };
}

describe('PATCH /projects/:projectId/translations/:keyId with its context', () => {
  it('describes, limits, tags and marks a key, whose values stay', async () => {
    const { project, owner, change } = await aKey();
    const reply = await change(MARKED);
    expect(reply).toMatchObject({
      status: 200,
      body: { ...MARKED, values: [{ name: 'Title', version: 1 }] },
    });
    const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
    expect(body.groups[0]?.keys[0]).toEqual(reply.body);
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body).toEqual([reply.body]);
    const group = await as(owner).get<GroupDetails>(routes.readGroup(project.id, reply.body.groupId));
    expect(group.body.keys).toEqual([reply.body]);
  });

  it('changes only the fields that are sent, and takes them back', async () => {
    const { change } = await aKey();
    await change(MARKED);
    expect((await change({ name: 'heading' })).body).toMatchObject({ name: 'heading', ...MARKED });
    expect((await change({ maxLength: null })).body).toMatchObject({ ...MARKED, maxLength: null });
    expect((await change(NO_CONTEXT)).body).toMatchObject({ name: 'heading', ...NO_CONTEXT });
  });

  it('keeps what others change of it at the same time', async () => {
    const { change } = await aKey();
    for (const limit of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const tags = [`tag ${limit}`];
      await Promise.all([
        change({ maxLength: limit }),
        change({ tags }),
        change({ description: `Text ${limit}` }),
        change({ maxLength: limit }),
      ]);
      expect((await change({})).body).toMatchObject({ maxLength: limit, tags, description: `Text ${limit}` });
    }
  });

  it('keeps the context of a key that changes its kind', async () => {
    const { change } = await aKey();
    await change(MARKED);
    expect((await change({ isPlural: true })).body).toMatchObject({ isPlural: true, ...MARKED });
  });

  it('sorts tags and removes the spaces around them', async () => {
    const { change } = await aKey();
    expect((await change({ tags: [' web ', 'App', 'iOS'] })).body.tags).toEqual(['App', 'iOS', 'web']);
    expect((await change({ tags: ['app', 'web'] })).body.tags).toEqual(['app', 'web']);
  });

  it('records what has changed, before and after', async () => {
    const { change, newest } = await aKey();
    await change(CONTEXT);
    expect(await newest()).toMatchObject({
      action: 'key.updated',
      old: { name: 'title', description: '', maxLength: null, tags: [] },
      new: { name: 'title', ...CONTEXT },
    });
    await change({ ...CONTEXT, tags: ['ticket'], isObsolete: true });
    const marked = await newest();
    expect(marked?.old).toEqual({ name: 'title', tags: CONTEXT.tags, obsoleteAt: null });
    expect(marked?.new).toEqual({
      name: 'title',
      tags: ['ticket'],
      obsoleteAt: expect.any(String) as string,
    });
  });

  it('records nothing if nothing changes, also not for tags in another order', async () => {
    const { change, newest } = await aKey();
    await change(MARKED);
    const before = await newest();
    await change({ ...MARKED, tags: ['ticket', ' search form'] });
    expect(await newest()).toEqual(before);
  });

  it.each([
    ['description', { description: 'x'.repeat(2_001) }],
    ['description', { description: null }],
    ['maxLength', { maxLength: 0 }],
    ['maxLength', { maxLength: 20_001 }],
    ['maxLength', { maxLength: 1.5 }],
    ['maxLength', { maxLength: '24' }],
    ['tags', { tags: null }],
    ['tags', { tags: 'ticket' }],
    ['tags', { tags: ['ticket', 'Ticket '] }],
    ['tags', { tags: ['  '] }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: ['a\u200Bb'] }],
    ['tags', { tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }],
    ['isObsolete', { isObsolete: 'yes' }],
  ])('answers 400 validation_error naming %s to %j', async (field, body) => {
    const { change } = await aKey();
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
  });

  it('is for members who may write keys; everyone reads', async () => {
    const { project, path, language, change } = await aKey();
    await change(CONTEXT);
    const editor = await aMember(project, 'editor', { target: [language('en')] });
    expect(await as(editor).patch(path, { tags: ['app'] })).toMatchObject({
      status: 200,
      body: { tags: ['app'] },
    });
    const translator = await aMember(project, 'translator', { target: [] });
    expect(await as(translator).patch(path, CONTEXT)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    const seen = await as(translator).get<KeyView[]>(routes.listKeys(project.id));
    expect(seen.body).toMatchObject([{ ...CONTEXT, tags: ['app'], values: [] }]);
  });

  it('gives callers who have read the project the new context', async () => {
    const { project, owner, change } = await aKey();
    const path = routes.readProject(project.id);
    const { headers } = await as(owner).get(path);
    await change({ tags: ['ticket'] });
    const again = await as(owner).get<ProjectDetails>(path, {
      'if-none-match': headers.get('etag') ?? '',
      'cache-control': 'no-cache',
    });
    expect(again.body.groups[0]?.keys[0]?.tags).toEqual(['ticket']);
  });
});

describe('POST /projects/:projectId/translations with a context', () => {
  it('creates keys with a description, a maximum length and tags', async () => {
    const { project, owner } = await aProject({ languages: ['en'] });
    const { tags } = CONTEXT;
    const one = { name: 'one', isPlural: false, ...CONTEXT, tags: ['ticket', ' search form'] };
    const reply = await as(owner).post<KeyView>(routes.createKey(project.id), one);
    expect(reply).toMatchObject({ status: 201, body: { ...CONTEXT, tags, isObsolete: false } });
    const list = [
      { name: 'two', isPlural: true },
      { ...one, name: 'three' },
    ];
    const replies = await as(owner).post<KeyView[]>(routes.createKeys(project.id), list);
    expect(replies.body).toMatchObject([NO_CONTEXT, { ...NO_CONTEXT, ...CONTEXT }]);
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items.map((item) => item.new).slice(0, 2)).toEqual([
      { name: 'three', isPlural: false, values: [], ...CONTEXT },
      { name: 'two', isPlural: true, values: [] },
    ]);
  });

  it.each([
    ['0.description', { description: 7 }],
    ['0.maxLength', { maxLength: 0 }],
    ['0.tags', { tags: ['a', 'A'] }],
  ])('answers 400 validation_error naming %s', async (field, context) => {
    const { project, owner } = await aProject();
    const keys = [{ name: 'one', isPlural: false, ...context }];
    expect(await as(owner).post(routes.createKeys(project.id), keys)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('DELETE of a key with a context', () => {
  const WHOLE = { ...CONTEXT, obsoleteAt: expect.any(String) as string };

  it('keeps the context in the history', async () => {
    const { owner, path, change, newest } = await aKey();
    const { groupId } = (await change(MARKED)).body;
    await as(owner).delete(path);
    expect(await newest()).toMatchObject({
      action: 'key.deleted',
      old: { name: 'title', groupId, ...WHOLE },
    });
  });

  it('keeps it for each key of a deleted group, and leaves out what is as in a new key', async () => {
    const { project, owner, key, group } = await aProject({
      keys: [
        { name: 'title', group: 'menu' },
        { name: 'plain', group: 'menu' },
      ],
    });
    await as(owner).patch(routes.updateKey(project.id, key('title').id), MARKED);
    const groupId = group('menu').id;
    await as(owner).delete(routes.deleteGroup(project.id, groupId));
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    const deleted = body.items.filter(({ action }) => action === 'key.deleted').map(({ old }) => old);
    expect(deleted).toHaveLength(2);
    expect(deleted).toContainEqual({ name: 'title', isPlural: false, values: [], groupId, ...WHOLE });
    expect(deleted).toContainEqual({ name: 'plain', isPlural: false, values: [], groupId });
  });
});
