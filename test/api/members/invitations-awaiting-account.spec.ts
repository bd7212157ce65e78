import { routes } from '#core/api/routes.js';
import { ROLES } from '#core/domain/roles.js';
import { may } from '#core/domain/permissions.js';

import { Identity } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import {
  anOffer,
  invite,
  inviteAny,
  received,
  renewed,
  storedInvitations,
  usersOf,
} from '../../support/project/invitations.js';
import { aProject } from '../../support/project/project-world.js';
import { DAY, later } from '../../support/time.js';
import { count } from '../../support/together.js';
import { aMember, anEmail, aUser } from '../../support/project/world.js';

const refusal = (status: number, error: string) => ({ status, body: { error } });
const EXISTS = refusal(422, 'invitation_already_exists');
const NOT_THERE = refusal(404, 'not_existing_invitation');

describe('the invitation of an email', () => {
  useApp();

  it('waits for its account with role and languages, and is accepted once', async () => {
    const project = await aProject({ languages: ['en', 'fr'] });
    const more = { role: 'translator', targetLanguagesIds: `${project.language('fr').id}` };
    const email = anEmail();
    const { id } = (await inviteAny(project.owner, project.project.id, email, more)).body;
    const user = await aUser({ email: email.toUpperCase() });
    expect(await received(user)).toMatchObject([
      {
        id,
        role: 'translator',
        targetLanguages: [{ name: 'fr' }],
        targetRestricted: true,
      },
    ]);
    expect(Object.keys((await received(user))[0] ?? {})).not.toContain('pending');
    // From now on it is an invitation of the user, whatever their email becomes.
    expect((await usersOf(project.owner, project.project.id))[1]).toMatchObject({
      userId: user.id,
      pending: true,
      invitationId: id,
    });
    expect(await storedInvitations(project.project.id)).toMatchObject([{ email: null, foldedEmail: null }]);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => as(user).post(routes.acceptInvitation(id))),
    );
    expect([count(replies, 200), count(replies, 404)]).toEqual([1, 9]);
    expect((await usersOf(project.owner, project.project.id))[1]).toMatchObject({
      userId: user.id,
      role: 'translator',
      targetLanguages: [{ name: 'fr' }],
      pending: false,
    });
  });

  it.each(['accept', 'decline'] as const)('can be answered before it was listed: %s', async (answer) => {
    const { email, id } = await anOffer();
    const user = await aUser({ email });
    const path = answer === 'accept' ? routes.acceptInvitation(id) : routes.declineInvitation(id);
    expect((await as(user).post(path)).status).toBe(answer === 'accept' ? 200 : 204);
    expect(await received(user)).toEqual([]);
    expect(await as(user).post(path)).toMatchObject(NOT_THERE);
  });

  it('is the same for calls that arrive at once', async () => {
    const { email, id, projectId } = await anOffer();
    const user = await aUser({ email });
    const lists = await Promise.all(Array.from({ length: 20 }, () => received(user)));
    expect(lists.map(([one]) => one?.id)).toEqual(lists.map(() => id));
    expect(await storedInvitations(projectId)).toMatchObject([{ inviteeId: user.id, status: 'pending' }]);
  });

  it('blocks another one before and after the registration', async () => {
    const { owner, email, projectId } = await anOffer();
    const user = await aUser({ email });
    expect(await invite(owner, projectId, user)).toMatchObject(EXISTS);
    expect(await inviteAny(owner, projectId, email)).toMatchObject(EXISTS);
    await received(user);
    expect(await invite(owner, projectId, user)).toMatchObject(EXISTS);
    expect(await storedInvitations(projectId)).toHaveLength(1);
  });

  it('is for nobody else', async () => {
    const { id } = await anOffer();
    const stranger = await aUser();
    expect(await received(stranger)).toEqual([]);
    for (const path of [routes.acceptInvitation(id), routes.declineInvitation(id)])
      expect(await as(stranger).post(path)).toMatchObject(NOT_THERE);
    expect(await as(stranger).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
  });

  it('is seen by members who may invite, and by nobody else', async () => {
    const { owner, project, email, projectId } = await anOffer();
    for (const role of ROLES) {
      const member = role === 'owner' ? owner : await aMember(project, role);
      const emails = (await usersOf(member, projectId)).map((user) => user.email);
      expect(emails.includes(email)).toBe(may(role, 'canWriteInvitation'));
    }
  });

  it('expires after 30 days', async () => {
    const { email, id, owner, projectId } = await anOffer();
    const user = await aUser({ email });
    await later(31 * DAY, async () => {
      const now = await renewed(user);
      expect(await received(now)).toEqual([]);
      expect(await as(now).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
      expect((await invite(await renewed(owner), projectId, user)).status).toBe(201);
    });
  });

  it('is void once it is deleted, or its sender leaves', async () => {
    const { owner, email, id } = await anOffer();
    expect((await as(owner).delete(routes.deleteInvitation(id))).status).toBe(204);
    expect(await as(owner).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
    expect(await received(await aUser({ email }))).toEqual([]);

    const { project } = await aProject();
    const manager = await aMember(project, 'manager');
    const another = anEmail();
    await inviteAny(manager, project.id, another);
    await as(manager).post(routes.leaveProject(project.id));
    expect(await received(await aUser({ email: another }))).toEqual([]);
  });

  it.each(ROLES)('can be deleted by members who may invite: as %s', async (role) => {
    const { owner, project, email, id } = await anOffer();
    const member = role === 'owner' ? owner : await aMember(project, role);
    const isAllowed = may(role, 'canWriteInvitation');
    const reply = await as(member).delete(routes.deleteInvitation(id));
    expect(reply).toMatchObject(isAllowed ? { status: 204 } : refusal(403, 'unauthorized'));
    expect(await received(await aUser({ email }))).toHaveLength(isAllowed ? 0 : 1);
  });

  it('is accepted or deleted, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, email, id, projectId } = await anOffer();
      const user = await aUser({ email });
      const [accepted, deleted] = await Promise.all([
        as(user).post(routes.acceptInvitation(id)),
        as(owner).delete(routes.deleteInvitation(id)),
      ]);
      expect([
        [200, 404],
        [404, 204],
      ]).toContainEqual([accepted.status, deleted.status]);
      expect(await usersOf(owner, projectId)).toHaveLength(accepted.status === 200 ? 2 : 1);
    }
  });

  it('stays with the email if its user is a member or invited already', async () => {
    const { project, owner, email, id, projectId } = await anOffer();
    const [member, invited] = [await aMember(project, 'reviewer'), await aUser()];
    await invite(owner, projectId, invited);
    const identities = part(Database).repository(Identity);
    for (const user of [member, invited]) {
      const before = await received(user);
      await identities.update({ foldedEmail: user.email }, { email, foldedEmail: email });
      const changed = await renewed({ ...user, email });
      expect(await received(changed)).toEqual(before);
      expect(await as(changed).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
      await identities.update({ foldedEmail: email }, { email: user.email, foldedEmail: user.email });
    }
    expect((await usersOf(owner, projectId)).filter(({ userId }) => userId === null)).toHaveLength(1);
  });
});
