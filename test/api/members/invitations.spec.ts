import type { LanguageView } from '#core/api/languages.js';
import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';
import { may } from '#core/domain/permissions.js';
import { ASSIGNABLE_ROLES, outranksOrEquals, ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { AuditLog, Invitation, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { anInvitation, invite, received } from '../../support/project/invitations.js';
import { aProject } from '../../support/project/project-world.js';
import { DAY, later } from '../../support/time.js';
import { count } from '../../support/together.js';
import { aMember, anEmail, aUser, credentialsOf } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const refusal = (status: number, error: string) => ({ status, body: { error } });
const NOT_THERE = refusal(404, 'not_existing_invitation');
const EXISTS = refusal(422, 'invitation_already_exists');

const membershipOf = (projectId: number, { id: userId }: TestUser) =>
  part(Database).repository(Membership).findBy({ projectId, userId });

const invitationsOf = (projectId: number) => part(Database).repository(Invitation).findBy({ projectId });

describe('POST /invitations', () => {
  it('invites a registered user for 30 days, with the email in any case', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const invitee = await aUser({ username: 'Ida' });
    const sourceLanguagesIds = `${language('en').id},${language('fr').id}`;
    const email = invitee.email.toUpperCase();
    const { status, body } = await invite(owner, project.id, { email }, { sourceLanguagesIds });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        projectId: project.id,
        projectName: project.name,
        owner: owner.email,
        email: invitee.email,
        role: 'editor',
        sourceLanguagesIds,
        targetLanguagesIds: null,
        sourceRestricted: true,
        targetRestricted: false,
        targetLanguages: [],
        sourceLanguages: ['en', 'fr'].map((name) => ({ id: language(name).id, name, tag: name })),
        expiresAt: expect.any(String) as string,
      },
    ]);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(29.9 * DAY);
    expect(await received(invitee)).toEqual([body]);
    const users = await as(owner).get<ProjectUserView[]>(routes.listProjectUsers(project.id));
    expect(users.body[1]).toMatchObject({
      userId: invitee.id,
      username: 'Ida',
      pending: true,
      invitationId: body.id,
      sourceLanguages: [{ name: 'en' }, { name: 'fr' }],
      targetRestricted: false,
    });
    const audit = await part(Database).repository(AuditLog).findBy({ projectId: project.id });
    expect(audit).toMatchObject([{ action: 'invitation.created', actorId: owner.id }]);
  });

  it.each(ROLES.flatMap((actor) => ROLES.map((role) => [actor, role] as const)))(
    'by %s to %s',
    async (actor, role) => {
      const { project, owner } = await aProject();
      const inviter = actor === 'owner' ? owner : await aMember(project, actor);
      const reply = await invite(inviter, project.id, await aUser(), { role });
      if (!may(actor, 'canWriteInvitation')) expect(reply).toMatchObject(refusal(403, 'unauthorized'));
      else if (role === 'owner') expect(reply).toMatchObject(refusal(400, 'validation_error'));
      else if (outranksOrEquals(actor, role)) expect(reply).toMatchObject({ status: 201, body: { role } });
      else expect(reply).toMatchObject(refusal(403, 'unauthorized'));
      expect(await invitationsOf(project.id)).toHaveLength(reply.status === 201 ? 1 : 0);
    },
  );

  it('checks the project of the caller before everything else', async () => {
    const { project, owner } = await aProject();
    const stranger = await aUser();
    for (const projectId of [
      project.id,
      999_999_999,
      0,
      -1,
      1.5,
      `${project.id}`,
      [project.id],
      {},
      null,
      undefined,
    ])
      expect(await invite(stranger, projectId, { email: 7 })).toMatchObject(refusal(403, 'not_your_project'));
    expect(await invite(owner, `${project.id}`, stranger)).toMatchObject(refusal(403, 'not_your_project'));
    expect(await anonymous().post(routes.createInvitation(), {})).toMatchObject(
      refusal(401, 'unauthenticated'),
    );
    expect(await as(owner).post(routes.createInvitation(), [])).toMatchObject(
      refusal(403, 'not_your_project'),
    );
  });

  it('refuses an invalid body, and languages of other projects', async () => {
    const { project, owner } = await aProject();
    const foreign = (await aProject()).language('en').id;
    const invitee = await aUser();
    for (const wrong of [
      { email: 'nobody' },
      { email: null },
      { email: ['a@example.com'] },
      { role: 'base' },
      { role: null },
      { sourceLanguagesIds: '1,,2' },
      { targetLanguagesIds: [1] },
      { targetLanguagesIds: `${foreign}` },
    ])
      expect(await invite(owner, project.id, invitee, wrong)).toMatchObject(refusal(400, 'validation_error'));
    expect(await invitationsOf(project.id)).toEqual([]);
  });

  it('refuses an unknown email, the caller, members and invited users', async () => {
    const { project, owner } = await aProject();
    const member = await aMember(project, 'reviewer');
    const invitee = await aUser();
    const send = (user: { email: string }) => invite(owner, project.id, user);
    expect(await send({ email: anEmail() })).toMatchObject(refusal(404, 'invitation_user_not_found'));
    expect(await send(owner)).toMatchObject(EXISTS);
    expect(await send(member)).toMatchObject(EXISTS);
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(invitee)));
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, 19]);
    expect(replies.find(({ status }) => status === 422)).toMatchObject(EXISTS);
    expect(await invitationsOf(project.id)).toHaveLength(1);
  });

  it('is possible after one that was declined, revoked or has expired', async () => {
    const { owner, invitee, projectId, id } = await anInvitation();
    await as(invitee).post(routes.declineInvitation(id));
    const second = await invite(owner, projectId, invitee);
    expect(second.status).toBe(201);
    await as(owner).delete(routes.deleteInvitation(second.body.id));
    expect((await invite(owner, projectId, invitee)).status).toBe(201);
    expect(await invite(owner, projectId, invitee)).toMatchObject(EXISTS);
    const other = await aUser();
    await invite(owner, projectId, other);
    await later(31 * DAY, async () => {
      const renewed = {
        accessToken: (await as(null).post<TestUser>(routes.signIn(), credentialsOf(owner))).body.accessToken,
      };
      expect((await invite({ ...owner, ...renewed }, projectId, invitee)).status).toBe(201);
    });
    // Answered invitations are kept, and so are unanswered ones of others.
    const kept = (await invitationsOf(projectId)).map(({ inviteeId, status }) => [inviteeId, status]);
    expect(kept).toEqual([
      [invitee.id, 'declined'],
      [other.id, 'pending'],
      [invitee.id, 'pending'],
    ]);
  });
});

describe('POST accept', () => {
  it('makes the invited user a member with the role and the languages of the invitation', async () => {
    const project = await aProject({ languages: ['en', 'fr', 'de'] });
    const invitee = await aUser();
    const more = {
      role: 'translator',
      sourceLanguagesIds: `${project.language('en').id}`,
      targetLanguagesIds: `${project.language('fr').id}`,
    };
    const projectId = project.project.id;
    const { id } = (await invite(project.owner, projectId, invitee, more)).body;
    expect(await received(invitee)).toMatchObject([
      {
        id,
        projectId,
        role: 'translator',
        owner: project.owner.email,
        sourceRestricted: true,
        sourceLanguages: [{ name: 'en' }],
        targetRestricted: true,
        targetLanguages: [{ name: 'fr' }],
      },
    ]);
    expect(await as(invitee).post(routes.acceptInvitation(id), {})).toMatchObject({
      status: 200,
      body: { projectId, role: 'translator', ownerEmail: project.owner.email },
    });
    const languages = (await as(invitee).get<LanguageView[]>(routes.listLanguages(projectId))).body;
    expect(languages.map(({ name, access }) => [name, access])).toEqual([
      ['en', 'source'],
      ['fr', 'target'],
    ]);
    expect(await received(invitee)).toEqual([]);
  });

  it('succeeds once, however many calls arrive at once', async () => {
    const { invitee, id, projectId } = await anInvitation();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => as(invitee).post(routes.acceptInvitation(id))),
    );
    expect([count(replies, 200), count(replies, 404)]).toEqual([1, 19]);
    expect(await membershipOf(projectId, invitee)).toHaveLength(1);
  });

  it.each(['delete', 'decline'] as const)('beside a %s: one of the two', async (rival) => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, invitee, id, projectId } = await anInvitation();
      const [accepted, ended] = await Promise.all([
        as(invitee).post(routes.acceptInvitation(id)),
        rival === 'delete'
          ? as(owner).delete(routes.deleteInvitation(id))
          : as(invitee).post(routes.declineInvitation(id)),
      ]);
      expect([
        [200, 404],
        [404, 204],
      ]).toContainEqual([accepted.status, ended.status]);
      expect(await membershipOf(projectId, invitee)).toHaveLength(accepted.status === 200 ? 1 : 0);
    }
  });

  it('requires that the sender is still a member with a sufficient role', async () => {
    const { project, owner } = await aProject();
    for (const fall of ['leaves', 'is removed', 'falls'] as const) {
      const [manager, invitee] = [await aMember(project, 'manager'), await aUser()];
      const { id } = (await invite(manager, project.id, invitee, { role: 'manager' })).body;
      // Their roles in other projects do not count.
      await aProject({ owner: manager });
      const path = routes.updateProjectUser(project.id, manager.id);
      if (fall === 'leaves') await as(manager).post(routes.leaveProject(project.id));
      else if (fall === 'is removed') await as(owner).delete(path);
      else await as(owner).patch(path, { role: 'editor' });
      expect(await received(invitee)).toEqual([]);
      expect(await as(invitee).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
      expect((await invite(owner, project.id, invitee)).status).toBe(201);
    }
  });
});

describe('an invitation', () => {
  it('exists only for the invited user, and only until it expires', async () => {
    const { invitee, owner, id, projectId } = await anInvitation();
    const stranger = await aUser();
    for (const path of [routes.acceptInvitation, routes.declineInvitation]) {
      expect(await as(stranger).post(path(id))).toMatchObject(NOT_THERE);
      expect(await as(owner).post(path(id))).toMatchObject(NOT_THERE);
      expect(await as(invitee).post(`${path(id)}`.replace(`${id}`, 'abc'))).toMatchObject(NOT_THERE);
      expect(await anonymous().post(path(id))).toMatchObject(refusal(401, 'unauthenticated'));
    }
    await part(Database).repository(Invitation).update({ id, projectId }, { expiresAt: new Date() });
    expect(await received(invitee)).toEqual([]);
    expect(await as(invitee).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
    expect(await membershipOf(projectId, invitee)).toEqual([]);
  });

  it.each(ROLES)('can be revoked by members who may invite: as %s', async (role) => {
    const { project, owner, invitee, id } = await anInvitation({ role: 'reviewer' });
    const member = role === 'owner' ? owner : await aMember(project, role);
    const isAllowed = may(role, 'canWriteInvitation');
    const reply = await as(member).delete(routes.deleteInvitation(id));
    expect(reply).toMatchObject(isAllowed ? { status: 204 } : refusal(403, 'unauthorized'));
    expect(await received(invitee)).toHaveLength(isAllowed ? 0 : 1);
  });

  it('cannot be revoked by outsiders, nor after it was answered', async () => {
    const { owner, invitee, id } = await anInvitation();
    expect(await as(await aUser()).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
    expect(await as((await aProject()).owner).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
    expect(await as(invitee).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
    await as(invitee).post(routes.acceptInvitation(id));
    expect(await as(owner).delete(routes.deleteInvitation(id))).toMatchObject(NOT_THERE);
  });

  it('can be declined once', async () => {
    const { invitee, id, projectId } = await anInvitation();
    const decline = () => as(invitee).post(routes.declineInvitation(id), {});
    const replies = await Promise.all(Array.from({ length: 20 }, decline));
    expect([count(replies, 204), count(replies, 404)]).toEqual([1, 19]);
    expect(await membershipOf(projectId, invitee)).toEqual([]);
  });

  it.each(ASSIGNABLE_ROLES)('to %s gives that role', async (role: Role) => {
    const { invitee, id } = await anInvitation({ role });
    expect(await as(invitee).post(routes.acceptInvitation(id))).toMatchObject({
      status: 200,
      body: { role },
    });
  });
});
