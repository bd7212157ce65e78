import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { AuditLog, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { assertDefined } from '../../../src/platform/assert-defined.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { CLIENTS, count, errorsOf, together } from '../../support/together.js';
import { aMember, aUser } from '../../support/project/world.js';

useApp();

const membersOf = (projectId: number) => part(Database).repository(Membership).findBy({ projectId });

const actionsIn = async (projectId: number): Promise<string[]> =>
  (await part(Database).repository(AuditLog).findBy({ projectId })).map(({ action }) => action);

/** An invitation, with twenty concurrent answers and revocations. */
async function anInvitation() {
  const { project, owner } = await aProject();
  const invitee = await aUser();
  const body = { projectId: project.id, email: invitee.email, role: 'editor' };
  const { body: invitation } = await as(owner).post<InvitationView>(routes.createInvitation(), body);
  return { project, owner, invitee, id: invitation.id };
}

describe('an invitation', () => {
  it('that is accepted, declined and revoked at once has one result', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner, invitee, id } = await anInvitation();
      const ways = [
        () => as(invitee).post<unknown>(routes.acceptInvitation(id)),
        () => as(invitee).post<unknown>(routes.declineInvitation(id)),
        () => as(owner).delete<unknown>(routes.deleteInvitation(id)),
      ];
      const replies = await together((client) => assertDefined(ways[(client + round) % 3], 'way')());
      const done = replies.filter(({ status }) => status < 300);
      expect(done).toHaveLength(1);
      expect(errorsOf(replies)).toEqual(new Set(['not_existing_invitation']));
      expect(await membersOf(project.id)).toHaveLength(done[0]?.status === 200 ? 2 : 1);
      expect(await actionsIn(project.id)).toHaveLength(2);
    }
  });

  it('is invalid once its sender is removed, or accepted before', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner } = await aProject();
      const manager = await aMember(project, 'manager');
      const invitees = await Promise.all(Array.from({ length: 5 }, () => aUser()));
      const ids = await Promise.all(
        invitees.map(async ({ email }) => {
          const body = { projectId: project.id, email, role: 'manager' };
          return (await as(manager).post<InvitationView>(routes.createInvitation(), body)).body.id;
        }),
      );
      const accepted: Promise<Reply<unknown>>[] = invitees.map((invitee, index) =>
        as(invitee).post(routes.acceptInvitation(ids[index] ?? 0)),
      );
      const removal = await as(owner).delete(routes.removeProjectUser(project.id, manager.id));
      const replies = await Promise.all(accepted);
      expect(removal.status).toBe(204);
      expect(count(replies, 200) + count(replies, 404)).toBe(invitees.length);
      expect(await membersOf(project.id)).toHaveLength(1 + count(replies, 200));
      for (const invitee of invitees)
        expect((await as(invitee).get<unknown[]>(routes.listInvitations())).body).toEqual([]);
    }
  });
});

describe('a project', () => {
  it('that is transferred to many members who all leave has one owner in the end', async () => {
    const { project, owner } = await aProject();
    const heirs = await Promise.all(Array.from({ length: CLIENTS / 2 }, () => aMember(project, 'manager')));
    const replies = await together((client) => {
      const heir = heirs[client % heirs.length] ?? owner;
      return client < heirs.length
        ? as(owner).patch<unknown>(routes.updateProjectUser(project.id, heir.id), { role: 'owner' })
        : as(heir).post<unknown>(routes.leaveProject(project.id));
    });
    const [transfers, leaves] = [replies.slice(0, heirs.length), replies.slice(heirs.length)];
    const members = await membersOf(project.id);
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(count(transfers, 200)).toBeLessThanOrEqual(1);
    // A new owner could not leave, unless they had left before.
    expect(count(leaves, 422)).toBe(count(transfers, 200));
    expect(members).toHaveLength(1 + count(leaves, 422));
    expect(errorsOf(transfers)).not.toContain('unknown_error');
  });

  it('removes a member once in twenty concurrent calls', async () => {
    const { project, owner } = await aProject();
    const member = await aMember(project, 'editor');
    const replies = await together(() => as(owner).delete(routes.removeProjectUser(project.id, member.id)));
    expect([count(replies, 204), count(replies, 404)]).toEqual([1, CLIENTS - 1]);
    expect(await actionsIn(project.id)).toEqual(['member.removed']);
  });

  it('that is deleted twenty times is deleted once', async () => {
    const { project, owner } = await aProject();
    const replies = await together(() => as(owner).delete(routes.deleteProject(project.id)));
    expect([count(replies, 204), count(replies, 403)]).toEqual([1, CLIENTS - 1]);
    expect(await actionsIn(project.id)).toEqual(['project.deleted']);
  });
});
