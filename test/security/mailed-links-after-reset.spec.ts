import { routes } from '#core/api/routes.js';

import { IdentityToken } from '../../src/entities/index.js';
import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { mailsTo, startSmtpServer } from '../support/server/smtp-server.js';
import { later, MINUTE } from '../support/time.js';
import { anEmail, aUser, PASSWORD } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { NEW_PASSWORD, signIn, VOID_LINK } from './support/sessions.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const MAILING = { smtpUrl: smtp.url, publicUrl: 'https://motley.example' };

const verify = (token: string) => anonymous().post(routes.verifyEmail(), { token });

const confirm = (token: string, password = NEW_PASSWORD) =>
  anonymous().post(routes.confirmPasswordReset(), { token, password });

const cancel = (token: string) => anonymous().post(routes.cancelEmailChange(), { token });

const changeEmail = (user: Pick<TestUser, 'accessToken'>, email: string, headers = {}) =>
  as(user).post(routes.changeEmail(), { password: PASSWORD, email }, headers);

const tokenTo = async (email: string): Promise<string> => (await mailsTo(smtp, email)).at(-1)?.token ?? '';

async function resetLink(email: string): Promise<string> {
  await anonymous().post(routes.requestPasswordReset(), { email });
  return tokenTo(email);
}

/** Somebody whose mailbox has answered. */
async function aVerifiedUser(): Promise<TestUser> {
  const user = await aUser();
  await verify(await tokenTo(user.email));
  const { refreshToken } = user;
  const { body } = await anonymous().post<TestUser>(routes.refresh(), { refreshToken });
  return { ...user, ...body };
}

/** The reactions of an owner who suspects an intruder. */
const DEFENCES: [string, (owner: TestUser) => Promise<{ status: number }>][] = [
  ['the reset of the password', async ({ email }) => confirm(await resetLink(email))],
  [
    'a change of the password',
    (owner) => as(owner).post(routes.changePassword(), { password: PASSWORD, newPassword: NEW_PASSWORD }),
  ],
  ['logging out everywhere', (owner) => as(owner).post(routes.signOutEverywhere())],
  ['signing out other devices', (owner) => as(owner).delete(routes.endOtherSessions())],
];

describe('mailed links', () => {
  useApp(MAILING);

  it.each(DEFENCES)('that an intruder asked for are void after %s', async (_what, defend) => {
    const [owner, intruders] = [await aVerifiedUser(), anEmail()];
    await changeEmail(await signIn(owner.email), intruders);
    const link = await tokenTo(intruders);
    expect((await defend(owner)).status).toBe(204);
    expect(await verify(link)).toMatchObject(VOID_LINK);
    const signUp = await anonymous().post(routes.signUp(), { email: intruders, password: PASSWORD });
    expect(signUp.status).toBe(201);
  });

  it.each(DEFENCES.slice(1))('of every purpose are void after %s', async (_what, defend) => {
    const owner = await aUser();
    const verification = await tokenTo(owner.email);
    const reset = await resetLink(owner.email);
    expect((await defend(owner)).status).toBe(204);
    expect(await verify(verification)).toMatchObject(VOID_LINK);
    expect(await confirm(reset)).toMatchObject(VOID_LINK);
  });

  it('stay valid if one device is signed out', async () => {
    const owner = await aVerifiedUser();
    const link = await resetLink(owner.email);
    const [other] = (await as(owner).get<{ id: string; isCurrent: boolean }[]>(routes.listSessions())).body;
    expect((await as(owner).delete(routes.endSession(other?.id ?? ''))).status).toBe(204);
    expect((await confirm(link)).status).toBe(204);
  });
});

describe('a requested change of email', () => {
  useApp(MAILING);

  it('is reported to the current mailbox at once, with a link that cancels it once', async () => {
    const [owner, intruders] = [await aVerifiedUser(), anEmail()];
    await changeEmail(owner, intruders);
    const mail = (await mailsTo(smtp, owner.email)).at(-1);
    expect(mail?.subject).toBe('Your Motley account is about to change its email');
    expect(mail?.text).toMatch(/https:\/\/motley\.example\/cancel-email-change\?token=[\w-]{43}\s/);
    expect(mail?.text).toContain('choose a new password');
    expect(mail?.text).not.toContain(intruders);
    expect((await cancel(mail?.token ?? '')).status).toBe(204);
    expect(await cancel(mail?.token ?? '')).toMatchObject(VOID_LINK);
    expect(await verify(await tokenTo(intruders))).toMatchObject(VOID_LINK);
    expect((await signIn(owner.email)).accessToken).toBeDefined();
  });

  it('is reported in the language of the account, which a thief does not choose', async () => {
    const owner = await aVerifiedUser();
    await changeEmail(owner, anEmail(), { 'accept-language': 'fr' });
    const mail = (await mailsTo(smtp, owner.email)).at(-1);
    expect(mail?.subject).toBe('Your Motley account is about to change its email');
  });

  it('is not reported to an unverified mailbox, which may belong to another person', async () => {
    const user = await aUser();
    await changeEmail(user, anEmail());
    expect(await mailsTo(smtp, user.email)).toHaveLength(1);
  });

  it('cannot be cancelled by another link, nor once it is complete', async () => {
    const [owner, email] = [await aVerifiedUser(), anEmail()];
    await changeEmail(owner, email);
    const [stop, change] = [await tokenTo(owner.email), await tokenTo(email)];
    expect(await cancel(change)).toMatchObject(VOID_LINK);
    expect(await verify(stop)).toMatchObject(VOID_LINK);
    expect((await verify(change)).status).toBe(204);
    expect(await cancel(stop)).toMatchObject(VOID_LINK);
  });

  it('is either made or cancelled if both are requested at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [owner, email] = [await aVerifiedUser(), anEmail()];
      await changeEmail(owner, email);
      const [stop, change] = [await tokenTo(owner.email), await tokenTo(email)];
      const replies = await Promise.all([verify(change), cancel(stop)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 400]);
    }
  });

  it('replaces the previous one, with both of its links', async () => {
    const [owner, first, second] = [await aVerifiedUser(), anEmail(), anEmail()];
    await changeEmail(owner, first);
    const [stop, change] = [await tokenTo(owner.email), await tokenTo(first)];
    await changeEmail(owner, second);
    expect(await cancel(stop)).toMatchObject(VOID_LINK);
    expect(await verify(change)).toMatchObject(VOID_LINK);
    const rows = await part(Database)
      .repository(IdentityToken)
      .countBy({ purpose: 'email_change', email: second });
    expect(rows).toBe(1);
    expect(
      await later(24 * 60 * MINUTE + MINUTE, async () => cancel(await tokenTo(owner.email))),
    ).toMatchObject(VOID_LINK);
  });
});
