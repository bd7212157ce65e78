import { routes } from '#core/api/routes.js';
import { may } from '#core/domain/permissions.js';
import { outranksOrEquals, ROLES } from '#core/domain/roles.js';

import { Invitation, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { digest } from '../../support/counting.js';
import { anInvitation, auditOf } from '../../support/project/members.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const UNAUTHORIZED = { status: 403, body: { error: 'unauthorized' } };
const NOT_THERE = { status: 404, body: { error: 'not_existing_user' } };

const OTHERS = ROLES.filter((role) => role !== 'owner');

const isMember = (projectId: number, userId: number): Promise<boolean> =>
  part(Database).repository(Membership).existsBy({ projectId, userId });

describe.each([
  ['DELETE users/:userId', 'member.removed'],
  ['POST leave', 'member.left'],
])('%s', (call, action) => {
  /** How the manager is removed. */
  const go = (projectId: number, owner: TestUser, manager: TestUser) =>
    action === 'member.left'
      ? as(manager).post(routes.leaveProject(projectId))
      : as(owner).delete(routes.removeProjectUser(projectId, manager.id));

  it('revokes the tokens of the member that are bound to the project, for good', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    const tokenOf = async (projectId: number | null) => {
      const body = { name: 'CI', scopes: ['read'], expiresAt: null, projectId };
      const { token } = (await as(manager).post<{ token: string }>(routes.createToken(), body)).body;
      return { accessToken: token };
    };
    const [bound, free] = [await tokenOf(project.id), await tokenOf(null)];
    await go(project.id, owner, manager);
    const values = { projectId: project.id, userId: manager.id, role: 'manager' as const };
    await part(Database).repository(Membership).insert(values);
    expect((await as(bound).get(routes.listProjects())).status).toBe(401);
    expect((await as(free).get(routes.listProjects())).status).toBe(200);
    const entries = (await auditOf(project.id)).map((entry) => entry.action);
    expect(entries).toContain('token.revoked');
  });

  it('ends the membership and revokes the invitations they sent, in this project only', async () => {
    const { project, owner } = await aProject();
    const elsewhere = await aProject();
    const manager = await aMember(project, 'manager');
    const invitee = await aUser();
    await anInvitation(project.id, manager.id, invitee.id);
    const other = await anInvitation(project.id, owner.id, (await aUser()).id);
    const foreign = await anInvitation(elsewhere.project.id, manager.id, invitee.id);
    expect(await go(project.id, owner, manager)).toMatchObject({ status: 204 });
    expect(await as(manager).get(routes.readProject(project.id))).toMatchObject({
      status: 403,
      body: { error: 'not_your_project' },
    });
    const left = await part(Database)
      .repository(Invitation)
      .findBy([{ projectId: project.id }, { projectId: elsewhere.project.id }]);
    expect(left.map(({ id }) => id).sort()).toEqual([other.id, foreign.id].sort());
    expect((await auditOf(project.id)).map((row) => row.action)).toEqual([action]);
  });

  it('happens once', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    const replies = await Promise.all(Array.from({ length: 20 }, () => go(project.id, owner, manager)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    const refused = call.startsWith('DELETE') ? 404 : 403;
    expect(replies.filter(({ status }) => status === refused)).toHaveLength(19);
    expect(await auditOf(project.id)).toHaveLength(1);
  });
});

describe('DELETE users/:userId', () => {
  it.each(ROLES.flatMap((actor) => OTHERS.map((subject) => [actor, subject] as const)))(
    'by %s of %s',
    async (actorRole, subjectRole) => {
      const { project, owner } = await aProject();
      const actor = actorRole === 'owner' ? owner : await aMember(project, actorRole);
      const subject = await aMember(project, subjectRole);
      const reply = await as(actor).delete(routes.removeProjectUser(project.id, subject.id));
      const isAllowed = may(actorRole, 'canWriteUser') && outranksOrEquals(actorRole, subjectRole);
      expect(reply).toMatchObject(isAllowed ? { status: 204 } : UNAUTHORIZED);
      expect(await isMember(project.id, subject.id)).toBe(!isAllowed);
    },
  );

  it('refuses the owner, the caller and non-members', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    const remove = (user: TestUser, id: number | string) =>
      as(user).delete(`${routes.listProjectUsers(project.id)}/${id}`);
    const before = await digest(project.id);
    expect(await remove(manager, owner.id)).toMatchObject(UNAUTHORIZED);
    expect(await remove(manager, manager.id)).toMatchObject(UNAUTHORIZED);
    expect(await remove(owner, owner.id)).toMatchObject(UNAUTHORIZED);
    expect(await remove(owner, (await aUser()).id)).toMatchObject(NOT_THERE);
    expect(await remove(owner, '0')).toMatchObject(NOT_THERE);
    expect(await digest(project.id)).toBe(before);
  });
});
