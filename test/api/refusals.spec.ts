import type { Permission } from '#core/domain/permissions.js';
import { may, PERMISSIONS } from '#core/domain/permissions.js';
import { routes } from '#core/api/routes.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { Membership } from '../../src/entities/index.js';
import { Database } from '../../src/platform/database/database.js';
import { as } from '../support/api.js';
import type { Api, Reply } from '../support/api.js';
import { part, useApp } from '../support/app.js';
import { digest } from '../support/counting.js';
import { aProject } from '../support/project-world.js';
import type { TestProject } from '../support/project-world.js';
import { aUser } from '../support/world.js';
import type { TestUser } from '../support/world.js';

useApp();

interface Call {
  /** Null: any member may. */
  right: Permission | null;
  /** What the call answers to whoever may. */
  success: number;
  send: (api: Api, world: TestProject) => Promise<Reply<unknown>>;
}

const valueOf = ({ value }: TestProject) => value('title', 'en');

/** Every call below /projects/:projectId that exists so far. */
const CALLS: Record<string, Call> = {
  'GET details': {
    right: null,
    success: 200,
    send: (api, { project }) => api.get(routes.projectDetails(project.id)),
  },
  'PUT project': {
    right: 'canWriteProject',
    success: 200,
    send: (api, { project }) =>
      api.put(routes.project(project.id), { name: 'n', color: '000000', description: '' }),
  },
  'DELETE project': {
    right: 'canDeleteProject',
    success: 204,
    send: (api, { project }) => api.delete(routes.project(project.id)),
  },
  'GET users/me': {
    right: null,
    success: 200,
    send: (api, { project }) => api.get(routes.myMembership(project.id)),
  },
  'GET groups': { right: null, success: 200, send: (api, { project }) => api.get(routes.groups(project.id)) },
  'GET group': {
    right: null,
    success: 200,
    send: (api, { project, group }) => api.get(routes.group(project.id, group('common').id)),
  },
  'POST groups': {
    right: 'canWriteGroup',
    success: 201,
    send: (api, { project }) => api.post(routes.groups(project.id), { name: 'new' }),
  },
  'PATCH group': {
    right: 'canWriteGroup',
    success: 200,
    send: (api, { project, group }) =>
      api.patch(routes.group(project.id, group('common').id), { name: 'new' }),
  },
  'GET translations': {
    right: null,
    success: 200,
    send: (api, { project }) => api.get(routes.keys(project.id)),
  },
  'POST translations': {
    right: 'canWriteKey',
    success: 201,
    send: (api, { project }) => api.post(routes.keys(project.id), { name: 'new', isPlural: false }),
  },
  'POST translations/keys': {
    right: 'canWriteKey',
    success: 201,
    send: (api, { project }) => api.post(routes.keysInBulk(project.id), [{ name: 'new', isPlural: false }]),
  },
  'PATCH key': {
    right: 'canWriteKey',
    success: 200,
    send: (api, { project, key }) => api.patch(routes.key(project.id, key('title').id), { isPlural: true }),
  },
  'DELETE key': {
    right: 'canWriteKey',
    success: 204,
    send: (api, { project, key }) => api.delete(routes.key(project.id, key('title').id)),
  },
  'GET values': {
    right: null,
    success: 200,
    send: (api, { project, key }) => api.get(routes.values(project.id, key('title').id)),
  },
  'GET values of a language': {
    right: null,
    success: 200,
    send: (api, { project, language }) => api.get(routes.valuesOfLanguage(project.id, language('en').id)),
  },
  'POST value': {
    right: 'canWriteValue',
    success: 201,
    send: (api, { project, key, language }) =>
      api.post(routes.values(project.id, key('title').id), { name: 'x', languageId: language('fr').id }),
  },
  'PATCH value': {
    right: 'canWriteValue',
    success: 200,
    send: (api, world) =>
      api.patch(routes.value(world.project.id, valueOf(world).keyId, valueOf(world).id), { name: 'x' }),
  },
  'PATCH value status': {
    right: 'canWriteStatus',
    success: 200,
    send: (api, world) =>
      api.patch(routes.valueStatus(world.project.id, valueOf(world).keyId, valueOf(world).id), {
        status: 'validated',
      }),
  },
  'GET languages': {
    right: null,
    success: 200,
    send: (api, { project }) => api.get(routes.languages(project.id)),
  },
  'GET language': {
    right: null,
    success: 200,
    send: (api, { project, language }) => api.get(routes.language(project.id, language('en').id)),
  },
  'POST languages': {
    right: 'canWriteLanguage',
    success: 201,
    send: (api, { project }) => api.post(routes.languages(project.id), { name: 'de' }),
  },
  'POST import': {
    right: 'canWriteLanguage',
    success: 200,
    send: (api, { project, language }) =>
      api.post(routes.importIntoLanguage(project.id, language('fr').id), {
        groups: [
          {
            name: 'g',
            keys: [{ name: 'k', isPlural: false, values: [{ name: 'x', quantityString: null }] }],
          },
        ],
      }),
  },
  'DELETE language': {
    right: 'canWriteLanguage',
    success: 204,
    send: (api, { project, language }) => api.delete(routes.language(project.id, language('fr').id)),
  },
};

const aWorld = (owner: TestUser) =>
  aProject({ owner, languages: ['en', 'fr'], keys: [{ name: 'title', texts: { en: 'Title' } }] });

/** A role that a newer release may have written. */
const UNKNOWN = 'base' as Role;

describe.each(Object.entries(CALLS))('%s', (_name, { right, success, send }) => {
  let owner: TestUser;
  let member: TestUser;
  beforeAll(async () => {
    [owner, member] = await Promise.all([aUser(), aUser()]);
  });

  /** What the member of this role is answered, and whether the project is as before. */
  async function tryAs(role: Role | null) {
    const world = await aWorld(owner);
    const isMember = role !== null && role !== 'owner';
    if (isMember)
      await part(Database)
        .repository(Membership)
        .insert({ projectId: world.project.id, userId: member.id, role });
    const before = await digest(world.project.id);
    const reply = await send(as(role === 'owner' ? owner : member), world);
    return { reply, isUntouched: (await digest(world.project.id)) === before };
  }

  it.each([...ROLES, UNKNOWN])('as %s', async (role) => {
    const { reply, isUntouched } = await tryAs(role);
    if (right === null || may(role, right)) {
      expect(reply.status).toBe(success);
      expect(isUntouched).toBe(right === null);
    } else {
      expect(reply).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
      expect(isUntouched).toBe(true);
    }
  });

  it('as somebody who does not belong to the project', async () => {
    const { reply, isUntouched } = await tryAs(null);
    expect(reply).toMatchObject({ status: 403, body: { error: 'not_your_project' } });
    expect(isUntouched).toBe(true);
  });

  it('as nobody, or as somebody not registered', async () => {
    const world = await aWorld(owner);
    const before = await digest(world.project.id);
    expect(await send(as(null), world)).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
    expect(await digest(world.project.id)).toBe(before);
  });
});

it('has a call for every right but those of members and invitations', () => {
  const used = new Set(Object.values(CALLS).map(({ right }) => right));
  expect(PERMISSIONS.filter((permission) => !used.has(permission))).toEqual([
    'canWriteInvitation',
    'canWriteUser',
  ]);
});

describe('a project that is not yours', () => {
  it('is the same refusal whether it is foreign, deleted, malformed or was never there', async () => {
    const user = await aUser();
    const foreign = await aProject();
    const deleted = await aProject({ owner: user });
    await as(user).delete(routes.project(deleted.project.id));
    const ids = [
      foreign.project.id,
      deleted.project.id,
      999_999_999,
      0,
      'abc',
      '1e3',
      '01',
      '-1',
      '9007199254740993',
      '%00',
    ];
    const replies = await Promise.all(
      ids.map((id) => as(user).get<{ requestId: string }>(`/projects/${id}/details`)),
    );
    for (const { status, body } of replies) {
      expect(status).toBe(403);
      expect({ ...body, requestId: '' }).toEqual({
        statusCode: 403,
        error: 'not_your_project',
        message: 'You do not belong to this project.',
        requestId: '',
      });
    }
  });

  it('comes before everything else that is wrong with a call', async () => {
    const user = await aUser();
    const { project } = await aProject();
    const refusal = { status: 403, body: { error: 'not_your_project' } };
    expect(await as(user).post(routes.keys(project.id), { nonsense: true })).toMatchObject(refusal);
    expect(await as(user).patch(`${routes.keys(project.id)}/abc`, {})).toMatchObject(refusal);
  });
});

describe('the order of refusals', () => {
  it('is membership, right, body, what is not there, language, state', async () => {
    const owner = await aUser();
    const world = await aWorld(owner);
    const { project } = world;
    const path = routes.value(project.id, valueOf(world).keyId, valueOf(world).id);
    const reviewer = await aUser();
    await part(Database)
      .repository(Membership)
      .insert({ projectId: project.id, userId: reviewer.id, role: 'reviewer' });
    expect(await as(reviewer).patch(path, { name: 7 })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    expect(await as(owner).patch(`${path}0000`, { name: 7 })).toMatchObject({ status: 400 });
    expect(await as(owner).patch(`${path}0000`, { name: 'x' }, { 'if-match': '9' })).toMatchObject({
      status: 404,
    });
    expect(await as(owner).patch(path, { name: 'x' }, { 'if-match': '9' })).toMatchObject({ status: 409 });
  });
});
