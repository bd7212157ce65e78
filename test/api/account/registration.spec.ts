import { routes } from '#core/api/routes.js';
import { foldEmail } from '#core/domain/email.js';
import type { CreatedTokenView } from '#core/api/tokens.js';
import type { MeView } from '#core/api/users.js';

import { Identity } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const signUp = (email: string) => anonymous().post(routes.signUp(), { email, password: PASSWORD });

const CLOSED = { status: 403, body: { error: 'registration_closed' } };
const NEW_PROJECT = { name: 'new', color: '336699', description: '', languages: ['en'] };

describe('an instance with closed registration', () => {
  useApp({ registration: 'closed', operators: ['boss@corp.example'] });

  it('allows no sign-up, and says so publicly', async () => {
    for (const email of [anEmail(), 'boss@corp.example']) {
      expect(await signUp(email)).toMatchObject(CLOSED);
      expect(await part(Database).repository(Identity).countBy({ email })).toBe(0);
    }
    expect(await anonymous().get(routes.readConfig())).toMatchObject({ body: { registration: 'closed' } });
  });
});

describe('an instance with registration by invitation', () => {
  useApp({
    registration: 'invited',
    registrationInvited: ['Guest@else.example', '@corp.example'],
    operators: ['op@else.example'],
  });

  it.each(['guest@else.example', 'GUEST@ELSE.EXAMPLE', 'anybody@Corp.example', 'op@else.example'])(
    'lets %s in',
    async (email) => {
      await part(Database).query('DELETE FROM app_user WHERE folded_email = $1', [foldEmail(email)]);
      await part(Database).query('DELETE FROM identity WHERE folded_email = $1', [foldEmail(email)]);
      expect((await aUser({ email })).email).toBe(email);
    },
  );

  it.each([
    'stranger@else.example',
    'x@notcorp.example',
    'x@corp.example.evil.example',
    'x@sub.corp.example',
  ])('keeps %s out', async (email) => {
    expect(await signUp(email)).toMatchObject(CLOSED);
  });
});

describe('an account of an external identity provider', () => {
  useApp();
  let outsider: Awaited<ReturnType<typeof anIdentity>>;
  let member: Awaited<ReturnType<typeof aUser>>;
  beforeAll(async () => {
    outsider = await anIdentity();
    member = await aUser();
  });

  describe('once registration is closed', () => {
    useApp({ registration: 'closed' });

    it('cannot register; registered users still sign in', async () => {
      const body = { username: null, email: outsider.email };
      expect(await as(outsider).post(routes.register(), body)).toMatchObject(CLOSED);
      const again = { username: null, email: member.email };
      expect(await as(member).post(routes.register(), again)).toMatchObject({
        status: 201,
        body: { id: member.id },
      });
      const credentials = { email: member.email, password: PASSWORD };
      expect((await anonymous().post(routes.signIn(), credentials)).status).toBe(200);
    });
  });
});

describe('an instance with registration by invitation and mail', () => {
  useApp({
    registration: 'invited',
    registrationInvited: ['@corp.example'],
    smtpUrl: smtp.url,
    publicUrl: 'https://motley.example',
  });

  it('registers an address once it is verified', async () => {
    const identity = await anIdentity({ email: `${anEmail().split('@')[0] ?? ''}@corp.example` });
    const { email } = identity;
    const register = (session: { accessToken: string }) =>
      as(session).post(routes.register(), { username: null, email });
    expect(await register(identity)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } });
    const [mail] = await mailsTo(smtp, email);
    await anonymous().post(routes.verifyEmail(), { token: mail?.token });
    const session = await anonymous().post<{ accessToken: string }>(routes.signIn(), {
      email,
      password: PASSWORD,
    });
    expect((await register(session.body)).status).toBe(201);
  });
});

describe('an instance where only operators create projects', () => {
  const operator = anEmail();
  useApp({ projectCreation: 'operators', operators: [operator.toUpperCase()] });

  it('refuses all others, with any kind of token, before it reads the body', async () => {
    const user = await aUser();
    const { body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['write'],
    });
    const refusal = { status: 403, body: { error: 'project_creation_restricted' } };
    for (const session of [user, { accessToken: body.token }])
      for (const project of [NEW_PROJECT, {}])
        expect(await as(session).post(routes.createProject(), project)).toMatchObject(refusal);
    expect((await as(user).get(routes.listProjects())).status).toBe(200);
    expect((await as(user).get<MeView>(routes.readMe())).body).toMatchObject({ mayCreateProjects: false });
    expect(await anonymous().get(routes.readConfig())).toMatchObject({
      body: { projectCreation: 'operators' },
    });
  });

  it('allows operators and their personal access tokens', async () => {
    const user = await aUser({ email: operator });
    const { body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['write'],
    });
    for (const session of [user, { accessToken: body.token }])
      expect((await as(session).post(routes.createProject(), NEW_PROJECT)).status).toBe(201);
    expect((await as(user).get<MeView>(routes.readMe())).body).toMatchObject({ mayCreateProjects: true });
  });
});

describe('an operator with an unverified email', () => {
  const operator = anEmail();
  useApp({
    projectCreation: 'operators',
    operators: [operator],
    smtpUrl: smtp.url,
    publicUrl: 'https://motley.example',
  });

  it('has no rights of an operator: anyone could have entered that address', async () => {
    const user = await aUser({ email: operator });
    expect((await as(user).get<MeView>(routes.readMe())).body).toMatchObject({
      emailVerified: false,
      mayCreateProjects: false,
    });
    expect(await as(user).post(routes.createProject(), NEW_PROJECT)).toMatchObject({ status: 403 });
    const [mail] = await mailsTo(smtp, operator);
    await anonymous().post(routes.verifyEmail(), { token: mail?.token });
    const { body } = await anonymous().post<{ accessToken: string }>(routes.refresh(), {
      refreshToken: user.refreshToken,
    });
    expect((await as(body).post(routes.createProject(), NEW_PROJECT)).status).toBe(201);
  });
});
