import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { PersonalToken } from '../../src/entities/index.js';
import { hashOf, newSecret } from '../../src/modules/identity/secret-token.js';
import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { mailsTo, startSmtpServer } from '../support/server/smtp-server.js';
import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { aProgram, NEW_PASSWORD, signIn, UNAUTHENTICATED } from './support/sessions.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const NOT_VERIFIED = { status: 403, body: { error: 'email_not_verified' } };

const create = (user: Pick<TokenPair, 'accessToken'>) =>
  as(user).post(routes.createToken(), { name: 'x', scopes: ['write'] });

const tokenTo = async (email: string): Promise<string> => (await mailsTo(smtp, email)).at(-1)?.token ?? '';

async function reset(email: string, wishes: object = {}): Promise<void> {
  await anonymous().post(routes.requestPasswordReset(), { email });
  const body = { token: await tokenTo(email), password: NEW_PASSWORD, ...wishes };
  expect((await anonymous().post(routes.confirmPasswordReset(), body)).status).toBe(204);
}

/** Created like in a release that did not require a verified email. */
async function anOlderToken({ id: userId }: TestUser): Promise<{ accessToken: string }> {
  const accessToken = `mtl_${newSecret()}`;
  const row = { userId, name: 'old', scopes: ['read' as const], prefix: accessToken.slice(0, 10) };
  await part(Database)
    .repository(PersonalToken)
    .insert({ ...row, tokenHash: hashOf(accessToken) });
  return { accessToken };
}

async function verified(user: TestUser): Promise<TestUser> {
  await anonymous().post(routes.verifyEmail(), { token: await tokenTo(user.email) });
  const { refreshToken } = user;
  return { ...user, ...(await anonymous().post<TokenPair>(routes.refresh(), { refreshToken })).body };
}

describe('a caller who signs up with the email of another person', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('cannot create a personal access token, because the email is not verified', async () => {
    const attacker = await aUser();
    expect(await create(attacker)).toMatchObject(NOT_VERIFIED);
    expect((await as(attacker).get(routes.listTokens())).body).toEqual([]);
    expect((await create(await verified(attacker))).status).toBe(201);
  });

  it('loses access once the owner of the mailbox resets the password', async () => {
    const attacker = await aUser();
    const program = await anOlderToken(attacker);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
    await reset(attacker.email, { keepTokens: true });
    expect(await as(program).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect(await as(attacker).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect((await create(await signIn(attacker.email, NEW_PASSWORD))).status).toBe(201);
  });
});

describe('a reset of the password of a verified account', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it.each([
    ['revokes personal access tokens', {}, 401],
    ['keeps them where that is asked for', { keepTokens: true }, 200],
  ])('%s', async (_what, wishes, status) => {
    const owner = await verified(await aUser());
    const program = await aProgram(owner);
    await reset(owner.email, wishes);
    expect((await as(program).get(routes.readMe())).status).toBe(status);
  });

  it.each(['yes', 1, null])('takes no %j for an answer', async (keepTokens) => {
    const body = { token: 'x', password: NEW_PASSWORD, keepTokens };
    expect(await anonymous().post(routes.confirmPasswordReset(), body)).toMatchObject({
      status: 400,
      body: { fields: { keepTokens: 'must be true or false' } },
    });
  });
});

describe('without mail', () => {
  useApp();

  it('tokens are created at once, because emails cannot be verified', async () => {
    expect((await create(await aUser())).status).toBe(201);
  });
});
