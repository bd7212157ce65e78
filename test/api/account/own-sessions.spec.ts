import type { SessionView, TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { anonymous, as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { DAY, HOUR, later, MINUTE } from '../../support/time.js';
import { anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const signIn = async (email: string, userAgent = 'test'): Promise<TokenPair> =>
  (
    await anonymous().post<TokenPair>(
      routes.signIn(),
      { email, password: PASSWORD },
      { 'user-agent': userAgent },
    )
  ).body;

const refresh = (refreshToken: string, userAgent = 'test') =>
  anonymous().post<TokenPair>(routes.refresh(), { refreshToken }, { 'user-agent': userAgent });

const listOf = async (user: Pick<TokenPair, 'accessToken'>): Promise<SessionView[]> =>
  (await as(user).get<SessionView[]>(routes.listSessions())).body;

const isOpen = async ({ refreshToken }: TokenPair): Promise<boolean> =>
  (await refresh(refreshToken)).status === 200;

const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };
const NO_SESSION = { status: 404, body: { error: 'not_existing_session' } };

describe('GET /identity/sessions', () => {
  useApp();

  it('lists every sign-in once, most recently used first, and marks the current one', async () => {
    const user = await anIdentity();
    const phone = await later(HOUR, () => signIn(user.email, 'Phone/1.0'));
    expect(await listOf(user)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        createdAt: expect.stringMatching(/Z$/) as string,
        lastUsedAt: expect.stringMatching(/Z$/) as string,
        userAgent: 'Phone/1.0',
        isCurrent: false,
      },
      expect.objectContaining({ isCurrent: true }) as SessionView,
    ]);
    expect((await listOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('lists a renewed session once, with its start, last use and device', async () => {
    const user = await anIdentity();
    const [before] = await listOf(user);
    const renewed = (await later(HOUR, () => refresh(user.refreshToken, 'Newer/2.0'))).body;
    const again = (await later(20 * DAY, () => refresh(renewed.refreshToken, 'Newer/3.0'))).body;
    const last = (await later(40 * DAY, () => refresh(again.refreshToken, 'Newer/4.0'))).body;
    const [after, ...others] = await later(40 * DAY, () => listOf(user));
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, userAgent: 'Newer/4.0' });
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() + 39 * DAY);
    expect(last.refreshToken).toBeDefined();
  });

  it('omits ended and expired sessions, and those of others', async () => {
    const [user, other] = [await anIdentity(), await anIdentity()];
    const ended = await signIn(user.email);
    await anonymous().post(routes.signOut(), { refreshToken: ended.refreshToken });
    expect(await listOf(user)).toHaveLength(1);
    expect(await listOf(other)).toHaveLength(1);
    expect(await later(31 * DAY, () => listOf(user))).toEqual([]);
  });

  it.each([
    ['', null],
    ['x'.repeat(400), 'x'.repeat(300)],
    ['Caf\u00e9/1 <b>', 'Caf/1 <b>'],
  ])('keeps of a device that calls itself %j what can be shown', async (said, kept) => {
    const user = await anIdentity();
    await signIn(user.email, said);
    expect((await listOf(user)).find(({ isCurrent }) => !isCurrent)?.userAgent).toBe(kept);
  });

  it('requires a session of the owner', async () => {
    expect(await anonymous().get(routes.listSessions())).toMatchObject(UNAUTHENTICATED);
    const user = await aUser();
    const { body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['write'],
    });
    const program = as({ accessToken: body.token });
    const refusal = { status: 403, body: { error: 'session_required' } };
    expect(await program.get(routes.listSessions())).toMatchObject(refusal);
    expect(await program.delete(routes.endOtherSessions())).toMatchObject(refusal);
    expect(await program.delete(routes.endSession('x'))).toMatchObject(refusal);
    expect(await program.post(routes.signOutEverywhere())).toMatchObject(refusal);
    expect(await program.post(routes.resendVerification())).toMatchObject(refusal);
    await as(user).delete(routes.deleteMe());
    expect(await as(user).get(routes.listSessions())).toMatchObject(UNAUTHENTICATED);
    expect(await as(user).post(routes.signOutEverywhere())).toMatchObject(UNAUTHENTICATED);
  });
});

describe('DELETE /identity/sessions/:sessionId', () => {
  useApp();

  it('answers 204 and ends only that session', async () => {
    const user = await anIdentity();
    const [phone, tablet] = [await signIn(user.email, 'phone'), await signIn(user.email, 'tablet')];
    const id = (await listOf(user)).find(({ userAgent }) => userAgent === 'phone')?.id ?? '';
    expect(await as(user).delete(routes.endSession(id))).toMatchObject({ status: 204, body: undefined });
    expect(await as(user).delete(routes.endSession(id))).toMatchObject(NO_SESSION);
    expect([await isOpen(phone), await isOpen(tablet), await isOpen(user)]).toEqual([false, true, true]);
  });

  it('answers 404 for a session of another user, and for an invalid id', async () => {
    const [user, other] = [await anIdentity(), await anIdentity()];
    const [theirs] = await listOf(other);
    for (const id of [theirs?.id ?? '', 'nonsense', '00000000-0000-4000-8000-000000000000', '%00'])
      expect(await as(user).delete(routes.endSession(id))).toMatchObject(NO_SESSION);
    expect(await isOpen(other)).toBe(true);
  });
});

describe('DELETE /identity/sessions', () => {
  useApp();

  it('answers 204 and ends every session except the current one', async () => {
    const user = await anIdentity();
    const [phone, tablet] = [await signIn(user.email), await signIn(user.email)];
    expect((await as(user).delete(routes.endOtherSessions())).status).toBe(204);
    expect([await isOpen(phone), await isOpen(tablet), await isOpen(user)]).toEqual([false, false, true]);
  });
});

describe('POST /identity/sign-out-everywhere', () => {
  useApp();

  it('answers 204 and ends every session, including the current one', async () => {
    const user = await aUser();
    const phone = await signIn(user.email);
    expect((await as(user).post(routes.signOutEverywhere())).status).toBe(204);
    expect([await isOpen(phone), await isOpen(user)]).toEqual([false, false]);
    expect(await as(user).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect((await signIn(user.email)).accessToken).toBeDefined();
  });

  it('ends sessions that are being renewed at the same time', async () => {
    const user = await anIdentity();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => signIn(user.email)));
    const [, ...renewals] = await Promise.all([
      as(user).post(routes.signOutEverywhere()),
      ...sessions.map(({ refreshToken }) => refresh(refreshToken)),
    ]);
    for (const { status, body } of renewals) if (status === 200) expect(await isOpen(body)).toBe(false);
    expect(await listOf(await signIn(user.email))).toHaveLength(1);
  });
});

describe('POST /identity/verify-email/resend', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example', passwordResetLimit: 2 });

  it('answers 204 and mails a link; the one of before is good no more, those of others are', async () => {
    const [user, other] = [await anIdentity(), await anIdentity()];
    expect(await as(user).post(routes.resendVerification())).toMatchObject({ status: 204, body: undefined });
    const [first, second] = await mailsTo(smtp, user.email);
    expect(second).toMatchObject({ subject: 'Confirm your email for Motley' });
    const verify = (token = '') => anonymous().post(routes.verifyEmail(), { token });
    expect((await verify(first?.token)).status).toBe(400);
    expect((await verify(second?.token)).status).toBe(204);
    expect((await verify((await mailsTo(smtp, other.email))[0]?.token)).status).toBe(204);
    expect((await as(user).post(routes.resendVerification())).status).toBe(204);
    expect(await mailsTo(smtp, user.email)).toHaveLength(2);
  });

  it('is limited per account', async () => {
    const [user, other] = [await anIdentity(), await anIdentity()];
    const replies = [];
    for (let round = 0; round < 3; round += 1)
      replies.push((await as(user).post(routes.resendVerification())).status);
    expect(replies).toEqual([204, 204, 429]);
    expect((await as(other).post(routes.resendVerification())).status).toBe(204);
    expect((await later(MINUTE, () => as(user).post(routes.resendVerification()))).status).toBe(429);
  });

  it('requires a session', async () => {
    expect(await anonymous().post(routes.resendVerification())).toMatchObject(UNAUTHENTICATED);
  });
});
