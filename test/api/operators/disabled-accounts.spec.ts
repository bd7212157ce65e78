import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { PeopleService } from '../../../src/modules/operators/people.service.js';
import type { Person } from '../../../src/modules/operators/people.queries.js';
import { anonymous, as } from '../../support/api.js';
import { currentApp, part, useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { closeSockets, once, socketOf } from '../../realtime/support/live-socket.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const DISABLED = { status: 403, body: { error: 'account_disabled' } };
const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };

const signIn = (email: string, password = PASSWORD) =>
  anonymous().post<TokenPair>(routes.signIn(), { email, password });

const refresh = ({ refreshToken }: TokenPair) => anonymous().post(routes.refresh(), { refreshToken });

const reset = (token: string) =>
  anonymous().post(routes.confirmPasswordReset(), { token, password: 'An0ther-one' });

async function personOf({ email }: { email: string }): Promise<Person> {
  const person = await part(PeopleService).find(email);
  if (person === null) throw new Error(`${email} is nobody.`);
  return person;
}

async function disable(user: TestUser): Promise<boolean> {
  return part(PeopleService).disable(user.id, (await personOf(user)).uid);
}

const enable = (user: TestUser): Promise<boolean> => part(PeopleService).enable(user.id);

async function aProgram(user: TestUser): Promise<{ accessToken: string }> {
  const body = { name: 'CI', scopes: ['read'], expiresAt: null };
  const { token } = (await as(user).post<CreatedTokenView>(routes.createToken(), body)).body;
  return { accessToken: token };
}

/** The secret of the newest mailed link that contains `page`. */
async function mailedTo(email: string, page: string): Promise<string> {
  const mails = (await mailsTo(smtp, email)).filter(({ text }) => text.includes(page));
  return mails.at(-1)?.token ?? '';
}

/** The secret in a link. */
const secretIn = (link: string | null): string => new URL(link ?? '').searchParams.get('token') ?? '';

describe('a disabled account', () => {
  useApp();
  afterEach(closeSockets);

  it('is refused in its sessions, and cannot renew or begin one', async () => {
    const user = await aUser();
    expect(await disable(user)).toBe(true);
    expect(await as(user).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect((await refresh(user)).status).toBe(401);
    expect(await signIn(user.email)).toMatchObject(DISABLED);
    expect(await disable(user)).toBe(false);
  });

  it('learns so only with the right password', async () => {
    const user = await aUser();
    await disable(user);
    const wrong = { status: 401, body: { error: 'invalid-credential' } };
    expect(await signIn(user.email, 'Wr0ng-one')).toMatchObject(wrong);
    expect(await signIn(anEmail())).toMatchObject(wrong);
  });

  it('is refused with its tokens, which work again once it is enabled', async () => {
    const user = await aUser();
    const program = await aProgram(user);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
    await disable(user);
    expect(await as(program).get(routes.readMe())).toMatchObject(DISABLED);
    expect(await as(program).get(routes.listProjects())).toMatchObject(DISABLED);
    expect(await enable(user)).toBe(true);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(200);
    expect((await refresh(user)).status).toBe(401);
    expect(await enable(user)).toBe(false);
  });

  it('is refused by a sign-in at the same moment, or the session ends', async () => {
    const user = await aUser();
    const [replies] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => signIn(user.email))),
      disable(user),
    ]);
    const sessions = replies.filter(({ status }) => status === 200).map(({ body }) => body);
    for (const session of sessions) {
      expect(await as(session).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
      expect((await refresh(session)).status).toBe(401);
    }
  });

  it('lists the actions of operators in the export of its account', async () => {
    const user = await aUser();
    await disable(user);
    await enable(user);
    const again = (await signIn(user.email)).body;
    await part(PeopleService).resetLink(await personOf(user));
    const { body } = await as(again).get<{ operatorActs: { action: string; at: string }[] }>(
      routes.exportMe(),
    );
    expect(body.operatorActs.map(({ action }) => action)).toEqual([
      'account.disabled',
      'account.enabled',
      'account.reset_link',
    ]);
  });
});

describe('mailed links of a disabled account', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('are refused, and none is sent', async () => {
    const user = await aUser();
    await anonymous().post(routes.requestPasswordReset(), { email: user.email });
    const before = await mailedTo(user.email, '/reset-password');
    const verification = await mailedTo(user.email, '/verify-email');
    expect([before, verification]).not.toContain('');
    await disable(user);
    expect((await reset(before)).status).toBe(400);
    expect((await anonymous().post(routes.verifyEmail(), { token: verification })).status).toBe(400);
    await anonymous().post(routes.requestPasswordReset(), { email: user.email });
    expect(await mailedTo(user.email, '/reset-password')).toBe(before);
  });

  it('are refused even if they were made at the same moment', async () => {
    const user = await aUser();
    await disable(user);
    const link = await part(PeopleService).resetLink(await personOf(user));
    expect((await reset(secretIn(link))).status).toBe(400);
    await enable(user);
    expect((await reset(secretIn(link))).status).toBe(204);
  });
});

describe('a link of an operator', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('sets a new password once, though emails are sent, and sends none', async () => {
    const user = await aUser();
    const link = await part(PeopleService).resetLink(await personOf(user));
    expect(link).toMatch(/^https:\/\/motley\.example\/reset-password\?token=/);
    expect(await mailedTo(user.email, '/reset-password')).toBe('');
    expect((await reset(secretIn(link))).status).toBe(204);
    expect((await reset(secretIn(link))).status).toBe(400);
    expect((await signIn(user.email, 'An0ther-one')).status).toBe(200);
  });

  it('replaces the one before', async () => {
    const person = await personOf(await anIdentity());
    const first = await part(PeopleService).resetLink(person);
    const second = await part(PeopleService).resetLink(person);
    expect((await reset(secretIn(first))).status).toBe(400);
    expect((await reset(secretIn(second))).status).toBe(204);
  });
});

describe('the sockets of a disabled account', () => {
  useApp();
  let otherOrigin = '';
  beforeAll(() => {
    otherOrigin = currentApp().origin;
  });

  // The operator's process is another one than that of the socket.
  describe('at every process', () => {
    useApp();
    afterEach(closeSockets);

    it.each([
      ['of the same process', () => currentApp().origin],
      ['of another process', () => otherOrigin],
    ])('are closed %s, and no new one is let in', async (_where, origin) => {
      const user = await aUser();
      const socket = socketOf(user.accessToken, { origin: origin() });
      await once(socket, 'connect');
      const closed = once(socket, 'disconnect');
      await disable(user);
      expect(await closed).toBe('io server disconnect');
      const next = socketOf(user.accessToken, { origin: origin() });
      expect(await once<Error>(next, 'connect_error')).toMatchObject({ message: 'unauthenticated' });
    });
  });
});
