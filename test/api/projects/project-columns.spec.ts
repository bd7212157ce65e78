import type { ProjectColumns } from '#core/api/columns/columns.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { plural } from '../../support/project/plurals.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { aMember, aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const columns = (user: TestUser, id: number, headers = {}): Promise<Reply<ProjectColumns>> =>
  as(user).get<ProjectColumns>(routes.readColumns(id), headers);

const details = async (user: TestUser, id: number): Promise<ProjectDetails> =>
  made(await as(user).get<ProjectDetails>(routes.readProject(id)));

/** Answers the details, which the columns must be equal to. */
async function same(user: TestUser, id: number): Promise<ProjectDetails> {
  const wanted = await details(user, id);
  expect(detailsOf(made(await columns(user, id)))).toEqual(wanted);
  return wanted;
}

const write = ({ owner, project, value }: TestProject, key: string, language: string, name: string) => {
  const { keyId, id } = value(key, language);
  return as(owner).patch(routes.writeValue(project.id, keyId, id), { name });
};

const update = ({ owner, project, key }: TestProject, name: string, change: object) =>
  as(owner).patch(routes.updateKey(project.id, key(name).id), change);

describe('GET /projects/:projectId/columns', () => {
  it('has the content of the details: groups, keys and plurals in their order, and every alphabet', async () => {
    const odd = 'a "quoted" \\ back\\slash\n\t</script> 👩‍🚀 é\u2028\u0001';
    const world = await aProject({
      languages: ['fr', 'en'],
      keys: [
        { name: 'zebra', group: 'beta', texts: { en: odd } },
        { name: 'ok "quoted"', texts: { fr: "D'accord" } },
        { name: 'apple', group: 'Alpha' },
        { name: 'files', group: 'beta', isPlural: true, texts: { en: { zero: '0', one: '1', other: 'n' } } },
      ],
    });
    const { owner, project } = world;
    await as(owner).post(routes.createGroup(project.id), { name: 'empty' });
    const { groups } = await same(owner, project.id);
    expect(groups.map(({ name, keys }) => [name, keys.length])).toEqual([
      ['common', 1],
      ['Alpha', 1],
      ['beta', 2],
      ['empty', 0],
    ]);
    expect(JSON.stringify(groups)).toContain(JSON.stringify(odd));
  });

  it('names nothing twice, and says where values begin to differ', async () => {
    const world = await aProject({ keys: ['a', 'b', 'c'] });
    const { body } = await columns(world.owner, world.project.id);
    const first = world.value('a', 'en');
    expect(body.values).toEqual([
      {
        languageId: first.languageId,
        ids: [first.id, 1, 1],
        keyIds: [first.keyId, 1, 1],
        forms: ['', '', ''],
        texts: ['', '', ''],
        statuses: [0, 0, 0],
        versions: [1, 1, 1],
        updatedAt: [first.updatedAt.getTime(), 0, 0],
      },
    ]);
  });

  it('has descriptions, limits, tags and what is no longer in use', async () => {
    const world = await aProject({ keys: ['a', 'b', 'c'] });
    await update(world, 'b', { description: 'Shown "above"', maxLength: 12, tags: ['web', 'App'] });
    await update(world, 'c', { isObsolete: true });
    const { groups } = await same(world.owner, world.project.id);
    expect(groups[0]?.keys).toMatchObject([
      { name: 'a', description: '', maxLength: null, tags: [], isObsolete: false },
      { name: 'b', description: 'Shown "above"', maxLength: 12, tags: ['App', 'web'], isObsolete: false },
      { name: 'c', isObsolete: true },
    ]);
  });

  it('has statuses, versions, dates and what translations were made from', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['a', 'b', 'c'] });
    for (const text of ['One', 'Two', 'Three']) await write(world, 'b', 'en', text);
    await write(world, 'b', 'fr', 'Trois');
    await write(world, 'a', 'fr', 'Un');
    const { keyId, id } = world.value('a', 'fr');
    await as(world.owner).patch(routes.reviewValue(world.project.id, keyId, id), { status: 'invalidated' });
    const { groups } = await same(world.owner, world.project.id);
    expect(groups[0]?.keys.map(({ values }) => values)).toMatchObject([
      [{}, { status: 'invalidated', version: 3 }],
      [{ majorVersion: 4 }, { sourceVersion: 4, version: 2 }],
      [{}, {}],
    ]);
  });

  it('has the plural forms of each language, and exact numbers', async () => {
    const user = await aUser();
    const { id } = made(
      await as(user).post<ProjectDetails>(routes.createProject(), {
        name: 'Plurals',
        color: '3366FF',
        languages: ['en', 'pl', 'ja'],
        pluralMode: 'cldr',
        groups: [
          {
            name: 'common',
            keys: [
              plural('files', { '=0': 'None', one: 'One', other: 'Many' }),
              plural('days', { other: 'd' }),
            ],
          },
        ],
      }),
    );
    const { pluralMode, groups } = await same(user, id);
    const forms = groups[0]?.keys[0]?.values.map(({ quantityString }) => quantityString);
    expect([pluralMode, forms]).toEqual([
      'cldr',
      expect.arrayContaining(['=0', 'one', 'few', 'many', 'other']) as string[],
    ]);
  });

  it('is the same in many parts as in one', async () => {
    const keys = Array.from({ length: 2_100 }, (_, index) => ({
      name: `key_${index}`,
      group: index % 2 === 0 ? 'even' : 'odd',
      isPlural: index % 7 === 0,
      ...(index % 7 === 0 ? {} : { texts: { fr: `Texte ${index}` } }),
    }));
    const world = await aProject({ languages: ['en', 'fr'], keys });
    const { body } = await columns(world.owner, world.project.id);
    expect([body.keys.length, body.values.length]).toEqual([3, 6]);
    await same(world.owner, world.project.id);
  });

  it('is an empty project where there is nothing', async () => {
    const { owner, project } = await aProject();
    const { groups } = await same(owner, project.id);
    expect(groups.flatMap(({ keys }) => keys)).toEqual([]);
  });

  it('has only the languages that the member may read, and of an archive as well', async () => {
    const world = await aProject({
      languages: ['en', 'fr', 'de'],
      keys: [{ name: 'a', texts: { en: 'A', fr: 'B', de: 'C' } }],
    });
    const { project, owner, language } = world;
    const limited = await aMember(project, 'translator', {
      source: [language('en')],
      target: [language('fr')],
    });
    const nobody = await aMember(project, 'translator', { target: [] });
    await as(owner).post(routes.archiveProject(project.id));
    const seen = await same(limited, project.id);
    expect(seen.languages.map(({ name, access }) => [name, access])).toEqual([
      ['en', 'source'],
      ['fr', 'target'],
    ]);
    expect(seen.archivedBy).toEqual({ id: owner.id, username: owner.username });
    expect((await same(nobody, project.id)).groups[0]?.keys[0]?.values).toEqual([]);
    expect((await same(owner, project.id)).languages).toHaveLength(3);
  });

  it('has the values of one language if one is asked for', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['a', { name: 'b', texts: { fr: 'B' } }] });
    const { project, owner, language } = world;
    const ask = (id: unknown, user = owner) =>
      as(user).get<ProjectColumns>(`${routes.readColumns(project.id)}?languageId=${String(id)}`);
    const { keys } = detailsOf(made(await ask(language('fr').id))).groups[0] ?? { keys: [] as KeyView[] };
    expect(keys.map(({ values }) => values.map(({ languageName, name }) => [languageName, name]))).toEqual([
      [['fr', '']],
      [['fr', 'B']],
    ]);
    const english = await aMember(project, 'translator', { target: [language('en')] });
    const unknown = { status: 404, body: { error: 'not_existing_language' } };
    expect(await ask(language('fr').id, english)).toMatchObject(unknown);
    expect(await ask('9'.repeat(15))).toMatchObject(unknown);
    for (const id of [0, 'fr', '9'.repeat(20)])
      expect(await ask(id)).toMatchObject({ status: 400, body: { error: 'validation_error' } });
  });
});

describe('the tag of GET /projects/:projectId/columns', () => {
  const tagOf = async (user: TestUser, id: number): Promise<string> =>
    (await columns(user, id)).headers.get('etag') ?? '';

  it('answers 304 without a body if nothing has changed', async () => {
    const { owner, project } = await aProject({ keys: ['a'] });
    const tag = await tagOf(owner, project.id);
    expect(tag).toMatch(/^W\/"/);
    const reply = await columns(owner, project.id, { 'if-none-match': tag, 'cache-control': 'no-cache' });
    expect([reply.status, reply.body, reply.headers.get('etag')]).toEqual([304, undefined, tag]);
  });

  it.each<[string, (world: TestProject) => Promise<Reply<unknown>>]>([
    ['a text', (world) => write(world, 'a', 'en', 'New')],
    ['a description', (world) => update(world, 'a', { description: 'New' })],
    ['a tag of a key', (world) => update(world, 'a', { tags: ['new'] })],
    ['a key that is no longer in use', (world) => update(world, 'a', { isObsolete: true })],
    [
      'a confirmed translation',
      async (world) => {
        const { keyId, id } = world.value('b', 'fr');
        await write(world, 'b', 'en', 'C');
        return as(world.owner).patch(routes.confirmSource(world.project.id, keyId, id), { version: 2 });
      },
    ],
    [
      'a language’s name',
      ({ owner, project, language }) =>
        as(owner).patch(routes.updateLanguage(project.id, language('fr').id), { name: 'Français' }),
    ],
    [
      'the source language',
      ({ owner, project, language }) =>
        as(owner).put(routes.updateProject(project.id), {
          name: 'b',
          color: '000000',
          sourceLanguageId: language('fr').id,
        }),
    ],
    [
      'the plural mode',
      ({ owner, project }) => as(owner).patch(routes.changePluralMode(project.id), { mode: 'cldr' }),
    ],
    ['the archive', ({ owner, project }) => as(owner).post(routes.archiveProject(project.id))],
  ])('changes with %s, and so does what is answered', async (_what, change) => {
    const world = await aProject({
      languages: ['en', 'fr'],
      keys: ['a', { name: 'b', texts: { en: 'B', fr: 'B' } }],
    });
    const { owner, project } = world;
    const tag = await tagOf(owner, project.id);
    const before = await details(owner, project.id);
    made(await change(world));
    const reply = await columns(owner, project.id, { 'if-none-match': tag });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).not.toBe(tag);
    expect(await same(owner, project.id)).not.toEqual(before);
  });

  it('changes with the name of the member who archived the project', async () => {
    const { owner, project } = await aProject({ keys: ['a'] });
    await as(owner).post(routes.archiveProject(project.id));
    const tag = await tagOf(owner, project.id);
    made(await as(owner).patch(routes.updateMe(), { username: `${owner.username ?? ''}2` }));
    expect((await columns(owner, project.id, { 'if-none-match': tag })).status).toBe(200);
    await same(owner, project.id);
  });

  it('differs between members who may read or write differently', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['a'] });
    const [en, fr] = [world.language('en'), world.language('fr')];
    const users = [
      world.owner,
      await aMember(world.project, 'manager'),
      await aMember(world.project, 'translator', { target: [en, fr] }),
      await aMember(world.project, 'translator', { source: [en], target: [fr] }),
      await aMember(world.project, 'translator', { source: [fr], target: [en] }),
    ];
    const tags = await Promise.all(users.map((user) => tagOf(user, world.project.id)));
    expect(new Set(tags).size).toBe(users.length);
  });

  it('differs between languages', async () => {
    const { owner, project, languages } = await aProject({ languages: ['en', 'fr'], keys: ['a'] });
    const paths = ['', ...languages.map(({ id }) => `?languageId=${id}`)];
    const replies = await Promise.all(
      paths.map((query) => as(owner).get(routes.readColumns(project.id) + query)),
    );
    expect(new Set(replies.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });
});
