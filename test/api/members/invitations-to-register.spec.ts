import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { Identity } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, serveApp, useApp } from '../../support/server/app.js';
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
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { anEmail, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const refusal = (status: number, error: string) => ({ status, body: { error } });
const NO_USER = refusal(404, 'invitation_user_not_found');
const NOT_THERE = refusal(404, 'not_existing_invitation');

const MAIL = { smtpUrl: smtp.url, publicUrl: 'https://motley.example' };

const changeIdentity = (email: string, changes: Partial<Identity>) =>
  part(Database).repository(Identity).update({ email }, changes);

const invitationsOf = async (email: string) =>
  (await mailsTo(smtp, email)).filter(({ subject }) => subject.startsWith('Invitation'));

describe('the mail to an email without an account', () => {
  useApp(MAIL);

  const aProjectOfAda = async () => {
    const owner = await aUser({ username: 'Ada <L.>' });
    await changeIdentity(owner.email, { emailVerified: true });
    return aProject({ owner: await renewed(owner), name: 'Atlas' });
  };

  it('says who invites to what, and leads to the registration; the response has no link', async () => {
    const { owner, project } = await aProjectOfAda();
    const email = `a&b+${anEmail()}`;
    const { status, body } = await inviteAny(owner, project.id, email);
    expect([status, body.pending, 'link' in body]).toEqual([201, true, false]);
    const [mail, ...more] = await invitationsOf(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Invitation to the project “Atlas” on Motley');
    expect(mail?.text).toContain(
      'Ada &lt;L.\u2060&gt; invites you to work on the project “Atlas”. To accept',
    );
    const query = new URLSearchParams({ email, redirect: '/invitations' }).toString();
    expect(mail?.text).toContain(`\nhttps://motley.example/register?${query}\n`);
  });

  it('is in the language of the sender', async () => {
    const { owner, project } = await aProjectOfAda();
    const email = anEmail();
    const body = { projectId: project.id, email, role: 'editor', mayRegister: true };
    await as(owner).post(routes.createInvitation(), body, { 'accept-language': 'fr' });
    const [mail] = await invitationsOf(email);
    expect(mail?.subject).toBe('Invitation au projet «\u202fAtlas\u202f» sur Motley');
    expect(mail?.text).toContain('créez un compte Motley avec cet e-mail.');
  });

  it('is the only one: a second invitation is refused', async () => {
    const { owner, project } = await aProjectOfAda();
    const email = anEmail();
    await inviteAny(owner, project.id, email);
    expect((await inviteAny(owner, project.id, email)).status).toBe(422);
    expect(await invitationsOf(email)).toHaveLength(1);
  });

  it('gives the invitation once the email is verified by its own link', async () => {
    const { owner, project } = await aProjectOfAda();
    const email = anEmail();
    const { id } = (await inviteAny(owner, project.id, email)).body;
    const user = await aUser({ email });
    expect(await received(user)).toEqual([]);
    expect(await as(user).post(routes.acceptInvitation(id))).toMatchObject(
      refusal(403, 'email_not_verified'),
    );
    const token = (await mailsTo(smtp, email)).at(-1)?.token;
    expect((await anonymous().post(routes.verifyEmail(), { token })).status).toBe(204);
    const verified = await renewed(user);
    expect(await received(verified)).toMatchObject([{ id }]);
    expect((await as(verified).post(routes.acceptInvitation(id))).status).toBe(200);
  });

  it('is not sent by somebody whose own email is not verified', async () => {
    const owner = await aUser();
    const { project } = await aProject({ owner });
    const email = anEmail();
    expect(await inviteAny(owner, project.id, email)).toMatchObject(refusal(403, 'email_not_verified'));
    expect(await invitationsOf(email)).toEqual([]);
  });
});

describe('an email that is not verified', () => {
  useApp({ requireVerifiedEmail: false });

  it('receives nothing, even if the settings require no verification', async () => {
    const { email, id, owner, projectId } = await anOffer();
    const user = await aUser({ email });
    await changeIdentity(email, { emailVerified: false });
    const unverified = await renewed(user);
    expect(await received(unverified)).toEqual([]);
    expect(await as(unverified).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
    expect((await usersOf(owner, projectId))[1]).toMatchObject({ userId: null, invitationId: id });
    await changeIdentity(email, { emailVerified: true });
    expect(await received(await renewed(user))).toMatchObject([{ id }]);
  });

  it('receives nothing through a token of a user who has verified another email since', async () => {
    const { email, id } = await anOffer();
    const user = await aUser({ email });
    // Their profile still has the email that they never verified.
    const own = anEmail();
    await changeIdentity(email, { email: own, foldedEmail: own });
    const changed = await renewed({ ...user, email: own });
    const body = { name: 'script', scopes: ['read', 'write'], expiresAt: null };
    const { status, body: token } = await as(changed).post<CreatedTokenView>(routes.createToken(), body);
    expect(status).toBe(201);
    const program = { accessToken: token.token } as TestUser;
    expect(await received(program)).toEqual([]);
    expect(await as(program).post(routes.acceptInvitation(id))).toMatchObject(NOT_THERE);
    expect(await received(changed)).toEqual([]);
  });
});

describe('an instance with closed registration', () => {
  useApp();

  it('refuses emails without an account as ever, and keeps what was sent before', async () => {
    const { owner, project, email, id } = await anOffer();
    const [user, colleague] = [await aUser({ email }), await aUser()];
    const close = await serveApp({ registration: 'closed' });
    try {
      expect(await inviteAny(owner, project.id, anEmail())).toMatchObject(NO_USER);
      expect((await inviteAny(owner, project.id, colleague.email)).status).toBe(201);
      expect(await received(user)).toMatchObject([{ id }]);
    } finally {
      await close();
    }
  });
});

describe('an instance with registration by invitation', () => {
  useApp({ registration: 'invited', registrationInvited: ['@corp.example'] });

  it('refuses the emails that may not register, and invites the others', async () => {
    const owner = await aUser({ email: `${anEmail().split('@')[0]}@corp.example` });
    const { project } = await aProject({ owner });
    expect(await inviteAny(owner, project.id, anEmail())).toMatchObject(NO_USER);
    expect(await storedInvitations(project.id)).toEqual([]);
    const reply = await inviteAny(owner, project.id, `${anEmail().split('@')[0]}@CORP.example`);
    expect(reply).toMatchObject({ status: 201, body: { pending: true } });
  });
});

describe('limits of invitations', () => {
  useApp({ invitationLimit: 3, invitationNotFoundLimit: 2 });

  it('count those to emails without an account like the others', async () => {
    const { project, owner } = await aProject();
    expect((await inviteAny(owner, project.id, anEmail())).status).toBe(201);
    expect((await invite(owner, project.id, await aUser())).status).toBe(201);
    expect((await inviteAny(owner, project.id, anEmail())).status).toBe(201);
    const refused = refusal(429, 'too_many_requests');
    expect(await inviteAny(owner, project.id, anEmail())).toMatchObject(refused);
    expect(await invite(owner, project.id, await aUser())).toMatchObject(refused);
  });
});
