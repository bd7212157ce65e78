import type { InvitationView } from '#core/api/invitations.js';
import type { ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView, TokenView } from '#core/api/tokens.js';

import { PersonalToken } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const NOT_YOUR_PROJECT = { status: 403, body: { error: 'not_your_project' } };
const SESSION_REQUIRED = { status: 403, body: { error: 'session_required' } };

const create = (user: TestUser, projectId: unknown) =>
  as(user).post<CreatedTokenView>(routes.createToken(), { name: 'CI', scopes: ['write'], projectId });

/** A program with a token of the user that is bound to the project. */
async function aProgram(user: TestUser, projectId: number) {
  const { body } = await create(user, projectId);
  return { id: body.id, accessToken: body.token };
}

const tokensOf = async (user: TestUser): Promise<TokenView[]> =>
  (await as(user).get<TokenView[]>(routes.listTokens())).body;

const namesOf = async (caller: { accessToken: string }): Promise<string[]> =>
  (await as(caller).get<ProjectSummary[]>(routes.listProjects())).body.map(({ name }) => name);

describe('POST /users/me/tokens with a project', () => {
  it('returns the project of the token, as does the list', async () => {
    const { project, owner } = await aProject();
    const bound = { projectId: project.id, projectName: project.name };
    expect(await create(owner, project.id)).toMatchObject({ status: 201, body: bound });
    expect(await create(owner, null)).toMatchObject({ status: 201, body: { projectId: null } });
    expect(await tokensOf(owner)).toMatchObject([{ projectId: null, projectName: null }, bound]);
  });

  it('answers 403 not_your_project for a project of others, and for none', async () => {
    const [{ project }, stranger] = [await aProject(), await aUser()];
    expect(await create(stranger, project.id)).toMatchObject(NOT_YOUR_PROJECT);
    expect(await create(stranger, 999_999_999)).toMatchObject(NOT_YOUR_PROJECT);
    expect(await tokensOf(stranger)).toEqual([]);
  });

  it.each(['1', 0, -1, 1.5, 2 ** 53, [1], {}, true])('answers the same for the id %j', async (projectId) => {
    const user = await aUser();
    expect(await create(user, projectId)).toMatchObject(NOT_YOUR_PROJECT);
    expect(await tokensOf(user)).toEqual([]);
  });

  it('while the project is being deleted leaves no token', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner } = await aProject();
      const [created, deleted] = await Promise.all([
        create(owner, project.id),
        as(owner).delete(routes.deleteProject(project.id)),
      ]);
      expect(deleted.status).toBe(204);
      if (created.status !== 201) expect(created).toMatchObject(NOT_YOUR_PROJECT);
      expect(await tokensOf(owner)).toEqual([]);
    }
  });
});

describe('a token of one project', () => {
  it('acts as its owner in the project, with the same rights and no more', async () => {
    const { project } = await aProject();
    const [editor, translator] = [await aMember(project, 'editor'), await aMember(project, 'translator')];
    const group = { name: 'menu' };
    const [mine, theirs] = [await aProgram(editor, project.id), await aProgram(translator, project.id)];
    expect(await as(mine).post(routes.createGroup(project.id), group)).toMatchObject({ status: 201 });
    expect(await as(theirs).get(routes.readProject(project.id))).toMatchObject({ status: 200 });
    expect(await as(theirs).post(routes.createGroup(project.id), { name: 'other' })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    await as(editor).post(routes.leaveProject(project.id));
    expect(await as(mine).post(routes.createGroup(project.id), { name: 'late' })).toMatchObject({
      status: 401,
    });
  });

  it('is refused by the other projects of its owner, and changes nothing there', async () => {
    const { project, owner } = await aProject({ keys: ['title'] });
    const other = await aProject({ owner, keys: ['title'] });
    const program = as(await aProgram(owner, project.id));
    const value = other.value('title', 'en');
    for (const reply of [
      await program.get(routes.readProject(other.project.id)),
      await program.get(routes.listAuditLog(other.project.id)),
      await program.patch(routes.writeValue(other.project.id, value.keyId, value.id), { name: 'x' }),
      await program.post(routes.leaveProject(other.project.id)),
      await program.delete(routes.deleteProject(other.project.id)),
      await program.post(routes.createInvitation(), {
        projectId: other.project.id,
        email: (await aUser()).email,
        role: 'editor',
      }),
    ])
      expect(reply).toMatchObject(NOT_YOUR_PROJECT);
    // The ids in a path must be of the project of the token as well.
    expect(
      await program.patch(routes.writeValue(project.id, value.keyId, value.id), { name: 'x' }),
    ).toMatchObject({ status: 404 });
  });

  it('deletes the invitations of its project only', async () => {
    const { project, owner } = await aProject();
    const other = await aProject({ owner });
    const program = as(await aProgram(owner, project.id));
    const invite = async (projectId: number): Promise<number> => {
      const invitation = { projectId, email: (await aUser()).email, role: 'editor' };
      return (await as(owner).post<InvitationView>(routes.createInvitation(), invitation)).body.id;
    };
    const [own, foreign] = [await invite(project.id), await invite(other.project.id)];
    expect(await program.delete(routes.deleteInvitation(foreign))).toMatchObject({
      status: 404,
      body: { error: 'not_existing_invitation' },
    });
    expect(await program.delete(routes.deleteInvitation(own))).toMatchObject({ status: 204 });
  });

  it('lists only its project', async () => {
    const owner = await aUser();
    const { project } = await aProject({ owner, name: 'Mine' });
    await aProject({ owner, name: 'Other' });
    expect(await namesOf(await aProgram(owner, project.id))).toEqual(['Mine']);
    expect((await namesOf(owner)).sort()).toEqual(['Mine', 'Other']);
  });

  it('is refused by the calls of the account', async () => {
    const { project, owner } = await aProject();
    const program = as(await aProgram(owner, project.id));
    expect(await program.get(routes.readMe())).toMatchObject(SESSION_REQUIRED);
    expect(await program.get(routes.listTokens())).toMatchObject(SESSION_REQUIRED);
    expect(await program.get(routes.listInvitations())).toMatchObject(SESSION_REQUIRED);
    expect(await program.post(routes.acceptInvitation(1))).toMatchObject(SESSION_REQUIRED);
    expect(await program.post(routes.createProject(), {})).toMatchObject(SESSION_REQUIRED);
  });

  it('is useless once its owner has been removed, and reveals nothing about the project any more', async () => {
    const { project, owner } = await aProject();
    const member = await aMember(project, 'editor');
    const program = await aProgram(member, project.id);
    await as(owner).delete(routes.removeProjectUser(project.id, member.id));
    expect(await as(program).get(routes.readProject(project.id))).toMatchObject({ status: 401 });
    expect(await tokensOf(member)).toEqual([]);
  });

  it('is deleted with its project, and only that', async () => {
    const { project, owner } = await aProject();
    const program = await aProgram(owner, project.id);
    const { body: kept } = await create(owner, null);
    await as(owner).delete(routes.deleteProject(project.id));
    expect(await as(program).get(routes.listProjects())).toMatchObject({ status: 401 });
    expect(await tokensOf(owner)).toMatchObject([{ id: kept.id }]);
    expect(await part(Database).repository(PersonalToken).findBy({ projectId: project.id })).toEqual([]);
  });
});
