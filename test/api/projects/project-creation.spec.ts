import type { MembershipView } from '#core/api/members.js';
import type { CreateProject, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';

import { Membership, Project } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { plural, singular } from '../../support/catalogue.js';
import { missingValues } from '../../support/counting.js';
import { aUser } from '../../support/project/world.js';

const aBody = (changes: Partial<CreateProject> = {}): CreateProject => ({
  name: 'Atlas',
  color: '3366FF',
  description: 'Maps',
  languages: ['English', 'French'],
  ...changes,
});
const textsOf = ({ groups }: ProjectDetails) =>
  groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => [
      key.name,
      ...key.values.map((value) => `${value.languageName} ${value.quantityString ?? '-'} ${value.name}`),
    ]),
  }));

useApp();

describe('POST /projects', () => {
  it('creates an empty project owned by the caller', async () => {
    const user = await aUser();
    const reply = await as(user).post<ProjectDetails>(routes.createProject(), aBody());
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(Number) as number,
      name: 'Atlas',
      color: '3366FF',
      description: 'Maps',
      pluralMode: 'strict',
      sourceLanguageId: reply.body.languages[0]?.id,
      archivedAt: null,
      archivedBy: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: expect.stringMatching(/Z$/) as string,
      role: 'owner',
      targetRestricted: false,
      languages: [
        { id: expect.any(Number) as number, name: 'English', tag: 'en', access: 'target' },
        { id: expect.any(Number) as number, name: 'French', tag: 'fr', access: 'target' },
      ],
      files: [],
      groups: [],
      warnings: [],
    });
    const mine = await as(user).get<MembershipView>(routes.readMyMembership(reply.body.id));
    expect(mine.body).toMatchObject({ role: 'owner', ownerEmail: user.email, projectName: 'Atlas' });
  });

  it('imports files: all groups, keys and texts, with empty values in the other languages and warnings', async () => {
    const user = await aUser();
    const groups = [
      {
        name: 'menu',
        keys: [singular('open', 'Open'), plural('files', ['No file', 'One file', '{n} files'])],
      },
      { name: 'common', keys: [singular('ok', 'OK'), { name: 'bare', isPlural: false, values: [] }] },
    ];
    const reply = await as(user).post<ProjectDetails>(routes.createProject(), aBody({ groups }));
    expect(reply.status).toBe(201);
    expect(textsOf(reply.body)).toEqual([
      { name: 'common', keys: [['ok', 'English - OK', 'French - ']] },
      {
        name: 'menu',
        keys: [
          ['open', 'English - Open', 'French - '],
          [
            'files',
            'English zero No file',
            'English one One file',
            'English other {n} files',
            'French zero ',
            'French one ',
            'French other ',
          ],
        ],
      },
    ]);
    expect(reply.body.warnings).toEqual([
      { reason: 'imports.quantity_not_found_json', color: 'red', key: 'bare' },
      ...['open', 'files', 'ok'].map((key) => ({
        reason: 'imports.no_values_found',
        color: 'red',
        key,
        language: 'French',
      })),
    ]);
    expect(await missingValues(reply.body.id)).toEqual([]);
  });

  it('imports texts into the languages of the values', async () => {
    const groups = [
      {
        name: 'common',
        keys: [
          {
            ...singular('ok', 'OK'),
            values: [
              { name: 'OK', quantityString: null },
              { name: "D'accord", quantityString: null, languageName: 'french' },
            ],
          },
        ],
      },
    ];
    const reply = await as(await aUser()).post<ProjectDetails>(routes.createProject(), aBody({ groups }));
    expect(textsOf(reply.body)[0]?.keys).toEqual([['ok', 'English - OK', "French - D'accord"]]);
    expect(reply.body.warnings).toEqual([]);
  });

  it('keeps imported names that are not in snake case, and names of Object.prototype', async () => {
    const groups = [
      { name: '__proto__', keys: [singular('constructor', 'x'), singular('Login.Title: «é»', 'y')] },
    ];
    const reply = await as(await aUser()).post<ProjectDetails>(
      routes.createProject(),
      aBody({ groups, languages: ['en'] }),
    );
    expect(textsOf(reply.body)).toEqual([
      {
        name: '__proto__',
        keys: [
          ['constructor', 'en - x'],
          ['Login.Title: «é»', 'en - y'],
        ],
      },
    ]);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(LIMITS.name + 1) }],
    ['color', { color: '#336FF' }],
    ['color', { color: 'zzzzzz' }],
    ['description', { description: 'x'.repeat(LIMITS.description + 1) }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['en', ' '] }],
    ['languages', { languages: 'en' as unknown as string[] }],
    ['languages', { languages: Array.from({ length: 51 }, (_, index) => `l${index}`) }],
    ['groups.0.keys.0.name', { groups: [{ name: 'a', keys: [singular('', 'x')] }] }],
    [
      'groups.0.keys.0.values.0.languageName',
      { groups: [{ name: 'a', keys: [singular('b', 'x', 'German')] }] },
    ],
  ])('answers 400 and names %s: %j', async (field, changes) => {
    const user = await aUser();
    const reply = await as(user).post(routes.createProject(), aBody(changes));
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
    expect((await as(user).get(routes.listProjects())).body).toEqual([]);
  });

  it('answers 422 language_already_exists if two languages differ only in case, and leaves nothing', async () => {
    const user = await aUser();
    const reply = await as(user).post(routes.createProject(), aBody({ languages: ['French', 'FRENCH'] }));
    expect(reply).toMatchObject({ status: 422, body: { error: 'language_already_exists' } });
    expect((await as(user).get(routes.listProjects())).body).toEqual([]);
  });

  describe('with many connections', () => {
    useApp({ databaseImportPool: 10, importsAtOnce: 10 });

    it('answers 422 limit_reached beyond the number of owned projects, even for concurrent calls', async () => {
      const user = await aUser();
      const database = part(Database);
      const rows = Array.from({ length: LIMITS.projectsPerUser - 1 }, () => ({ name: 'P', color: '000000' }));
      const projects = await database.repository(Project).save(rows);
      await database
        .repository(Membership)
        .insert(projects.map(({ id: projectId }) => ({ projectId, userId: user.id, role: 'owner' })));
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => as(user).post(routes.createProject(), aBody())),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const { body } of replies.filter(({ status }) => status !== 201))
        expect(body).toMatchObject({ statusCode: 422, error: 'limit_reached' });
    });
  });

  it('ignores fields that the caller cannot set', async () => {
    const user = await aUser();
    const reply = await as(user).post<ProjectDetails>(routes.createProject(), {
      ...aBody(),
      id: 1,
      role: 'reviewer',
      createdAt: '2000-01-01',
      warnings: [{}],
    });
    expect(reply.body).toMatchObject({ role: 'owner', warnings: [] });
    expect(reply.body.createdAt > '2020').toBe(true);
  });
});
