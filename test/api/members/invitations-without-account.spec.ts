import { ROLES } from '#core/domain/roles.js';
import { may } from '#core/domain/permissions.js';

import { AuditLog, Invitation } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { part, useApp } from '../../support/server/app.js';
import {
  anOffer,
  invite,
  inviteAny,
  received,
  storedInvitations,
  usersOf,
} from '../../support/project/invitations.js';
import { aProject } from '../../support/project/project-world.js';
import { DAY } from '../../support/time.js';
import { count } from '../../support/together.js';
import { aMember, anEmail, aUser } from '../../support/project/world.js';

const refusal = (status: number, error: string) => ({ status, body: { error } });
const NO_USER = refusal(404, 'invitation_user_not_found');
const EXISTS = refusal(422, 'invitation_already_exists');

describe('without `mayRegister`', () => {
  useApp();

  it('an email without an account is refused, also if it is invited already', async () => {
    const { owner, projectId, email } = await anOffer();
    for (const more of [{}, { mayRegister: false }]) {
      expect(await invite(owner, projectId, { email: anEmail() }, more)).toMatchObject(NO_USER);
      expect(await invite(owner, projectId, { email }, more)).toMatchObject(NO_USER);
    }
    const wrong = await invite(owner, projectId, { email: anEmail() }, { mayRegister: 'true' });
    expect(wrong).toMatchObject(refusal(400, 'validation_error'));
  });
});

describe('with `mayRegister`', () => {
  useApp();

  it('a user is invited as ever', async () => {
    const { project, owner } = await aProject();
    const [one, other] = [await aUser(), await aUser()];
    const plain = await invite(owner, project.id, one);
    const reply = await inviteAny(owner, project.id, other.email);
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body).sort()).toEqual(Object.keys(plain.body).sort());
    expect(await received(other)).toEqual([reply.body]);
    expect(await inviteAny(owner, project.id, other.email)).toMatchObject(EXISTS);
    expect(await inviteAny(owner, project.id, owner.email)).toMatchObject(EXISTS);
  });

  it('any other email is invited: pending, without a user id, with a link to pass on', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const email = `Nora+1@${anEmail().split('@')[0]}.example`;
    const target = language('fr');
    const more = { role: 'translator', targetLanguagesIds: `${target.id}` };
    const { status, body } = await inviteAny(owner, project.id, email, more);
    const link = new URL(body.link ?? '');
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        projectId: project.id,
        projectName: project.name,
        owner: owner.email,
        email,
        role: 'translator',
        pending: true,
        link: link.href,
        sourceLanguagesIds: null,
        targetLanguagesIds: `${target.id}`,
        sourceRestricted: false,
        targetRestricted: true,
        sourceLanguages: [],
        targetLanguages: [{ id: target.id, name: 'fr', tag: 'fr' }],
        expiresAt: expect.any(String) as string,
      },
    ]);
    expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
      '/register',
      { email, redirect: '/invitations' },
    ]);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(29.9 * DAY);
    expect((await usersOf(owner, project.id))[1]).toEqual({
      userId: null,
      projectId: project.id,
      username: null,
      email,
      role: 'translator',
      pending: true,
      invitationId: body.id,
      sourceRestricted: false,
      targetRestricted: true,
      sourceLanguages: [],
      targetLanguages: [{ id: target.id, name: 'fr', tag: 'fr' }],
    });
    const audit = await part(Database).repository(AuditLog).findBy({ projectId: project.id });
    expect(audit).toMatchObject([{ action: 'invitation.created', actorId: owner.id }]);
    expect(JSON.stringify(audit)).not.toContain(email);
  });

  it.each(ROLES)('the rights are the same: as %s', async (role) => {
    const { project, owner } = await aProject();
    const inviter = role === 'owner' ? owner : await aMember(project, role);
    const reply = await inviteAny(inviter, project.id, anEmail(), { role: 'manager' });
    if (may(role, 'canWriteInvitation')) expect(reply.status).toBe(201);
    else expect(reply).toMatchObject(refusal(403, 'unauthorized'));
    expect(await storedInvitations(project.id)).toHaveLength(reply.status === 201 ? 1 : 0);
  });

  it('outsiders, foreign languages and emails that no account can have are refused', async () => {
    const { project, owner } = await aProject();
    const foreign = (await aProject()).language('en').id;
    const stranger = await inviteAny(await aUser(), project.id, anEmail());
    expect(stranger).toMatchObject(refusal(403, 'not_your_project'));
    for (const [email, more] of [
      [anEmail(), { targetLanguagesIds: `${foreign}` }],
      [anEmail(), { role: 'owner' }],
      [`é${anEmail()}`, {}],
    ] as const)
      expect(await inviteAny(owner, project.id, email, more)).toMatchObject(refusal(400, 'validation_error'));
    expect(await storedInvitations(project.id)).toEqual([]);
  });

  it('an email is invited once, however it is spelled and however many calls arrive at once', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    const email = anEmail();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inviteAny(
          index % 2 === 0 ? owner : manager,
          project.id,
          index % 3 === 0 ? email.toUpperCase() : email,
        ),
      ),
    );
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, 19]);
    expect(replies.find(({ status }) => status === 422)).toMatchObject(EXISTS);
    expect(await storedInvitations(project.id)).toHaveLength(1);
    expect((await inviteAny((await aProject()).owner, project.id, email)).status).toBe(403);
    const other = await aProject();
    expect((await inviteAny(other.owner, other.project.id, email)).status).toBe(201);
  });

  it('an expired invitation does not block a new one, and its email is deleted with the next one', async () => {
    const { owner, projectId, email } = await anOffer();
    await part(Database).repository(Invitation).update({ projectId }, { expiresAt: new Date() });
    expect(await usersOf(owner, projectId)).toHaveLength(1);
    const another = anEmail();
    expect((await inviteAny(owner, projectId, another)).status).toBe(201);
    expect((await storedInvitations(projectId)).map((row) => row.email)).toEqual([another]);
    expect((await inviteAny(owner, projectId, email)).status).toBe(201);
  });
});
