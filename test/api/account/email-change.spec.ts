import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { anonymous, as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { DAY, later, MINUTE } from '../../support/time.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const signIn = (email: string, password = PASSWORD) =>
  anonymous().post<TokenPair>(routes.signIn(), { email, password });

const change = (user: Pick<TestUser, 'accessToken'>, email: string, password = PASSWORD) =>
  as(user).post(routes.changeEmail(), { password, email });

const verify = (token: string) => anonymous().post(routes.verifyEmail(), { token });

const refreshed = async ({ refreshToken }: TokenPair): Promise<TokenPair> =>
  (await anonymous().post<TokenPair>(routes.refresh(), { refreshToken })).body;

const tokenTo = async (email: string): Promise<string> => (await mailsTo(smtp, email)).at(-1)?.token ?? '';

const TAKEN = { status: 422, body: { error: 'email_already_in_use' } };
const NOT_GOOD = { status: 400, body: { error: 'validation_error' } };

describe('POST /identity/change-email, where no mail can be sent', () => {
  useApp();

  it('answers 204: the new e-mail counts at once, the old one no more', async () => {
    const [user, email] = [await aUser(), anEmail()];
    expect(await change(user, email)).toMatchObject({ status: 204, body: undefined });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await as(user).get(routes.readMe())).status).toBe(200);
  });

  it('answers 401 invalid-credential for a wrong password, and changes nothing', async () => {
    const [user, email] = [await aUser(), anEmail()];
    expect(await change(user, email, 'wrong')).toMatchObject({
      status: 401,
      body: { error: 'invalid-credential' },
    });
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('answers 422 for the e-mail of another account, however it is written', async () => {
    const [user, other] = [await aUser(), await anIdentity()];
    expect(await change(user, other.email.toUpperCase())).toMatchObject(TAKEN);
    expect((await change(user, user.email.toUpperCase())).status).toBe(204);
    expect((await change(user, user.email)).status).toBe(204);
  });

  it('gives an e-mail that many want at once to one of them', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => aUser()));
    const email = anEmail();
    const replies = await Promise.all(users.map((user) => change(user, email)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 204)).toMatchObject(TAKEN);
  });

  it.each(['nonsense', '', null, 12, `${'x'.repeat(250)}@example.com`])(
    'answers 400 for %j',
    async (email) => {
      const reply = await as(await aUser()).post(routes.changeEmail(), { password: PASSWORD, email });
      expect(reply).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) as string } } });
    },
  );

  it('answers 401 unauthenticated without a token', async () => {
    expect(await change({ accessToken: 'nonsense' }, anEmail())).toMatchObject({
      status: 401,
      body: { error: 'unauthenticated' },
    });
  });
});

describe('POST /identity/change-email, where mail can be sent', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('counts once the link mailed to the new e-mail is followed, and is verified then', async () => {
    const [user, email] = [await aUser(), anEmail()];
    expect((await change(user, email)).status).toBe(204);
    expect((await signIn(email)).status).toBe(401);
    const [mail] = await mailsTo(smtp, email);
    expect(mail).toMatchObject({ subject: 'Confirm your new email for Motley' });
    expect(mail?.text).toMatch(/https:\/\/motley\.example\/verify-email\?token=[\w-]{43}\s/);
    expect((await verify(mail?.token ?? '')).status).toBe(204);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(401);
    const session = await refreshed(user);
    expect(await as(session).patch(routes.updateMe(), { email })).toMatchObject({
      status: 200,
      body: { email },
    });
    expect(await verify(mail?.token ?? '')).toMatchObject(NOT_GOOD);
  });

  it('is announced to the previous verified address, without naming the new one', async () => {
    const [user, email] = [await aUser(), anEmail()];
    await verify(await tokenTo(user.email));
    await change(user, email);
    expect((await mailsTo(smtp, user.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email for Motley',
      'Your Motley account is about to change its email',
    ]);
    await anonymous().post(
      routes.verifyEmail(),
      { token: await tokenTo(email) },
      { 'accept-language': 'fr' },
    );
    const told = (await mailsTo(smtp, user.email)).at(-1);
    // In the language of the account, which a thief does not choose.
    expect(told?.subject).toBe('The email of your Motley account has changed');
    expect(told?.text).not.toContain(email);
  });

  it('is not sent to a mailbox that was never verified', async () => {
    const [user, email] = [await aUser(), anEmail()];
    await change(user, email);
    await verify(await tokenTo(email));
    expect(await mailsTo(smtp, user.email)).toHaveLength(1);
  });

  it('is not possible for the profile before the link was followed', async () => {
    const [user, email] = [await aUser(), anEmail()];
    await change(user, email);
    expect(await as(await refreshed(user)).patch(routes.updateMe(), { email })).toMatchObject({
      status: 400,
      body: { error: 'email_not_verified' },
    });
  });

  it('makes links to the old mailbox good for nothing, and no others', async () => {
    const [user, other, email] = [await aUser(), await anIdentity(), anEmail()];
    const links = [];
    for (const mailbox of [user.email, other.email]) {
      await anonymous().post(routes.requestPasswordReset(), { email: mailbox });
      links.push(await tokenTo(mailbox));
    }
    await change(user, email);
    await verify(await tokenTo(email));
    const replies = [];
    for (const token of links)
      replies.push(await anonymous().post(routes.confirmPasswordReset(), { token, password: 'An0ther-one' }));
    expect(replies).toMatchObject([NOT_GOOD, { status: 204 }]);
  });

  it('takes the newest link only, for one day', async () => {
    const [user, first, second] = [await aUser(), anEmail(), anEmail()];
    await change(user, first);
    const old = await tokenTo(first);
    await change(user, second);
    expect(await verify(old)).toMatchObject(NOT_GOOD);
    const token = await tokenTo(second);
    expect(await later(DAY + MINUTE, () => verify(token))).toMatchObject(NOT_GOOD);
    expect((await later(DAY - MINUTE, () => verify(token))).status).toBe(204);
  });

  it('answers 422 when somebody else has the e-mail, at the request or at the link', async () => {
    const [user, other, email] = [await aUser(), await anIdentity(), anEmail()];
    expect(await change(user, other.email)).toMatchObject(TAKEN);
    await change(user, email);
    const token = await tokenTo(email);
    await anIdentity({ email });
    expect(await verify(token)).toMatchObject(TAKEN);
    expect((await signIn(user.email)).status).toBe(200);
  });
});

describe('changes of e-mail', () => {
  useApp({ signInLimit: 3, passwordResetLimit: 2 });

  it('are limited by guesses at the password, and by mailbox', async () => {
    const user = await aUser();
    for (let round = 0; round < 3; round += 1) expect((await change(user, anEmail(), 'no')).status).toBe(401);
    expect(await change(user, anEmail())).toMatchObject({
      status: 429,
      body: { error: 'too_many_requests' },
    });
    const [email, others] = [anEmail(), await Promise.all([aUser(), aUser(), aUser()])];
    const replies = [];
    for (const other of others) replies.push((await change(other, email)).status);
    expect(replies).toEqual([204, 422, 429]);
  });
});
