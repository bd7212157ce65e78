import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const read = (user: TestUser, { project }: TestProject, tag?: string) =>
  as(user).get<ProjectDetails>(
    routes.readProject(project.id),
    // `fetch` adds this to a call with If-None-Match.
    tag === undefined ? {} : { 'if-none-match': tag, 'cache-control': 'no-cache' },
  );

const tagOf = async (user: TestUser, world: TestProject): Promise<string> =>
  (await read(user, world)).headers.get('etag') ?? '';

describe('GET /projects/:projectId/details', () => {
  it('returns languages, groups, keys and values in order', async () => {
    const world = await aProject({
      languages: ['fr', 'en'],
      keys: [
        { name: 'zebra', group: 'beta', texts: { en: 'Zebra' } },
        { name: 'ok', texts: { fr: "D'accord" } },
        { name: 'apple', group: 'Alpha' },
        { name: 'files', group: 'beta', isPlural: true, texts: { en: { zero: '0', one: '1', other: 'n' } } },
      ],
    });
    const { body, status } = await read(world.owner, world);
    expect(status).toBe(200);
    expect(body.targetRestricted).toBe(false);
    expect(body.languages).toEqual([
      { id: world.language('fr').id, name: 'fr', tag: 'fr', access: 'target' },
      { id: world.language('en').id, name: 'en', tag: 'en', access: 'target' },
    ]);
    expect(body.groups.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([
      ['common', ['ok']],
      ['Alpha', ['apple']],
      ['beta', ['zebra', 'files']],
    ]);
    const files = body.groups[2]?.keys[1];
    expect(files).toMatchObject({ name: 'files', isPlural: true, groupId: world.group('beta').id });
    expect(
      files?.values.map(({ languageName, quantityString, name }) => [languageName, quantityString, name]),
    ).toEqual([
      ['fr', 'zero', ''],
      ['fr', 'one', ''],
      ['fr', 'other', ''],
      ['en', 'zero', '0'],
      ['en', 'one', '1'],
      ['en', 'other', 'n'],
    ]);
    const value = world.value('zebra', 'en');
    expect(body.groups[2]?.keys[0]?.values[1]).toEqual({
      id: value.id,
      name: 'Zebra',
      quantityString: null,
      status: 'modified',
      version: 1,
      languageId: value.languageId,
      languageName: 'en',
      languageAccess: 'target',
      keyId: value.keyId,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
  });

  it('returns groups without keys, and keys to a member without readable languages', async () => {
    const world = await aProject({ keys: ['title'] });
    await as(world.owner).post(routes.createGroup(world.project.id), { name: 'empty' });
    const nobody = await aMember(world.project, 'translator', { target: [] });
    const { body } = await read(nobody, world);
    expect(body).toMatchObject({
      role: 'translator',
      targetRestricted: true,
      languages: [],
      groups: [
        { name: 'common', keys: [{ name: 'title', values: [] }] },
        { name: 'empty', keys: [] },
      ],
    });
  });

  it('returns texts in every alphabet unchanged', async () => {
    const texts = { en: 'a "quoted" \\ back\\slash\n\t</script> 👩‍🚀 é\u2028\u0001' };
    const world = await aProject({ keys: [{ name: 'odd', texts }] });
    expect((await read(world.owner, world)).body.groups[0]?.keys[0]?.values[0]?.name).toBe(texts.en);
  });
});

describe('the tag of GET /projects/:projectId/details', () => {
  it('answers 304 without a body if nothing has changed', async () => {
    const world = await aProject({ keys: ['title'] });
    const tag = await tagOf(world.owner, world);
    expect(tag).toMatch(/^W\/"/);
    const reply = await read(world.owner, world, tag);
    expect([reply.status, reply.body, reply.headers.get('etag')]).toEqual([304, undefined, tag]);
    expect((await read(world.owner, world, `"other", ${tag.slice(2)}`)).status).toBe(304);
    expect((await read(world.owner, world, '"other"')).status).toBe(200);
  });

  it.each<[string, (world: TestProject) => Promise<unknown>]>([
    [
      'a text',
      ({ owner, project, value }) => {
        const { id, keyId } = value('title', 'en');
        return as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'New' });
      },
    ],
    [
      'a status',
      ({ owner, project, value }) => {
        const { id, keyId } = value('title', 'en');
        return as(owner).patch(routes.reviewValue(project.id, keyId, id), { status: 'validated' });
      },
    ],
    [
      'a new key',
      ({ owner, project }) => as(owner).post(routes.createKey(project.id), { name: 'new', isPlural: false }),
    ],
    [
      'a key’s name',
      ({ owner, project, key }) =>
        as(owner).patch(routes.updateKey(project.id, key('title').id), { name: 'b' }),
    ],
    [
      'a key’s end',
      ({ owner, project, key }) => as(owner).delete(routes.deleteKey(project.id, key('title').id)),
    ],
    ['a new group', ({ owner, project }) => as(owner).post(routes.createGroup(project.id), { name: 'new' })],
    [
      'a group’s name',
      ({ owner, project, group }) =>
        as(owner).patch(routes.renameGroup(project.id, group('common').id), { name: 'b' }),
    ],
    [
      'a new language',
      ({ owner, project }) => as(owner).post(routes.createLanguage(project.id), { name: 'de' }),
    ],
    [
      'a language’s tag',
      ({ owner, project, language }) =>
        as(owner).patch(routes.updateLanguage(project.id, language('fr').id), { tag: 'fr-CA' }),
    ],
    [
      'a language’s end',
      ({ owner, project, language }) =>
        as(owner).delete(routes.deleteLanguage(project.id, language('fr').id)),
    ],
    [
      'the settings',
      ({ owner, project }) =>
        as(owner).put(routes.updateProject(project.id), { name: 'b', color: '000000', description: '' }),
    ],
  ])('changes with %s', async (_what, change) => {
    const world = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'title', texts: { en: 'Title' } }],
    });
    const tag = await tagOf(world.owner, world);
    expect(await change(world)).toMatchObject({ status: expect.any(Number) as number });
    const reply = await read(world.owner, world, tag);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).not.toBe(tag);
  });

  it('stays the same if a text is saved unchanged', async () => {
    const world = await aProject({ keys: [{ name: 'title', texts: { en: 'Title' } }] });
    const tag = await tagOf(world.owner, world);
    const { id, keyId } = world.value('title', 'en');
    await as(world.owner).patch(routes.writeValue(world.project.id, keyId, id), { name: 'Title' });
    expect((await read(world.owner, world, tag)).status).toBe(304);
  });

  it('differs between members who may read or write differently', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const [en, fr] = [world.language('en'), world.language('fr')];
    const users = [
      world.owner,
      await aMember(world.project, 'manager'),
      await aMember(world.project, 'translator', { target: [en, fr] }),
      await aMember(world.project, 'translator', { source: [en], target: [fr] }),
      await aMember(world.project, 'translator', { source: [fr], target: [en] }),
    ];
    const tags = await Promise.all(users.map((user) => tagOf(user, world)));
    expect(new Set(tags).size).toBe(users.length);
  });
});
