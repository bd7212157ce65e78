import { jest } from '@jest/globals';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';

import { Identity } from '../../../src/entities/index.js';
import { AccountsQueries } from '../../../src/modules/identity/local/accounts/accounts.queries.js';
import { HashingThreads } from '../../../src/modules/identity/local/hashing-threads.js';
import { Passwords } from '../../../src/modules/identity/local/passwords.js';
import { Config } from '../../../src/platform/config/config.js';
import { Database } from '../../../src/platform/database/database.js';
import { Semaphore } from '../../../src/platform/semaphore.js';
import { anonymous, as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const NEW_PASSWORD = 'An0ther-one';

const signIn = (email: string, password: string): Promise<Reply<TokenPair>> =>
  anonymous().post(routes.signIn(), { email, password });

const claimsIn = ({ accessToken }: TokenPair): unknown =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());

/** The parameters of a hash, before its salt. */
const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 4).join('$');

const statuses = (replies: Reply<unknown>[]): number[] => replies.map(({ status }) => status).sort();

describe('POST /identity/sign-up', () => {
  useApp();

  it('answers 201 with tokens that are valid at once', async () => {
    const email = anEmail();
    const reply = await anonymous().post<TokenPair>(routes.signUp(), { email, password: PASSWORD });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        accessToken: expect.any(String) as string,
        refreshToken: expect.any(String) as string,
        expiresIn: 900,
      },
    });
    expect(await as(reply.body).post(routes.register(), { username: null, email })).toMatchObject({
      status: 201,
    });
  });

  it('answers 422 email_already_in_use for the same email in any spelling', async () => {
    const { email } = await aUser();
    const reply = await anonymous().post(routes.signUp(), { email: email.toUpperCase(), password: PASSWORD });
    expect(reply).toMatchObject({
      status: 422,
      body: { statusCode: 422, error: 'email_already_in_use', requestId: expect.any(String) as string },
    });
  });

  it('resumes an unfinished registration: the same form opens a session of the same account', async () => {
    const { email } = await anIdentity();
    const again = await anonymous().post<TokenPair>(routes.signUp(), { email, password: PASSWORD });
    expect(again.status).toBe(201);
    const body = { username: null, email };
    expect((await as(again.body).post(routes.register(), body)).status).toBe(201);
    expect(await part(Database).repository(Identity).countBy({ email })).toBe(1);
  });

  it('answers 422 to a different password, whether or not the registration is complete', async () => {
    const [{ email }, user] = [await anIdentity(), await aUser()];
    const taken = { status: 422, body: { error: 'email_already_in_use' } };
    for (const address of [email, user.email])
      expect(
        await anonymous().post(routes.signUp(), { email: address, password: NEW_PASSWORD }),
      ).toMatchObject(taken);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(401);
  });

  it('creates one account for twenty concurrent sign-ups', async () => {
    const body = { email: anEmail(), password: PASSWORD };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => anonymous().post(routes.signUp(), body)),
    );
    expect(statuses(replies)[0]).toBe(201);
    for (const { status } of replies) expect([201, 422]).toContain(status);
    expect(await part(Database).repository(Identity).countBy({ email: body.email })).toBe(1);
  });

  it.each([
    '',
    'Aa1!x',
    'password1!',
    'PASSWORD!',
    'Password1',
    `Aa1!${'x'.repeat(LIMITS.password)}`,
    12,
    null,
  ])('answers 400 for the password %j', async (password) => {
    const reply = await anonymous().post(routes.signUp(), { email: anEmail(), password });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { password: expect.any(String) as string } },
    });
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com\n',
    `${'a'.repeat(250)}@example.com`,
    ['a@b.cd'],
    null,
  ])('answers 400 for the e-mail %j', async (email) => {
    const reply = await anonymous().post(routes.signUp(), { email, password: PASSWORD });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { email: expect.any(String) as string } },
    });
  });

  it('stores only the argon2id hash of a password', async () => {
    const { email } = await anIdentity();
    const identity = await part(Database).repository(Identity).findOneByOrFail({ email });
    expect(identity.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(JSON.stringify(identity)).not.toContain(PASSWORD);
  });

  it('stores the name for a profile that is created later, on any device', async () => {
    const email = anEmail();
    await anonymous().post(routes.signUp(), { email, password: PASSWORD, username: ' Zoé ' });
    const { body } = await signIn(email, PASSWORD);
    expect(claimsIn(body)).toMatchObject({ email, name: 'Zoé' });
    expect(claimsIn((await anIdentity()) satisfies TokenPair)).not.toHaveProperty('name');
  });

  it.each(['x'.repeat(65), 'a\tb', 12])('answers 400 for the name %j', async (username) => {
    const body = { email: anEmail(), password: PASSWORD, username };
    expect(await anonymous().post(routes.signUp(), body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { username: expect.any(String) as string } },
    });
  });

  it('refuses other fields of the body', async () => {
    const email = anEmail();
    const body = { email, password: PASSWORD };
    const refused = await anonymous().post(routes.signUp(), { ...body, emailVerified: false });
    expect(refused).toMatchObject({ status: 400, body: { fields: { emailVerified: 'is not a field' } } });
    expect(await part(Database).repository(Identity).findOneBy({ email })).toBeNull();
  });
});

describe('POST /identity/sign-in', () => {
  useApp();

  it('answers 200 with tokens for any spelling of the email', async () => {
    const { email } = await anIdentity();
    expect(await signIn(email.toUpperCase(), PASSWORD)).toMatchObject({
      status: 200,
      body: { expiresIn: 900 },
    });
  });

  it('accepts a password with accents in any Unicode composition', async () => {
    const { email } = await anIdentity({ password: 'Été 2026 !'.normalize('NFC') });
    expect((await signIn(email, 'Été 2026 !'.normalize('NFD'))).status).toBe(200);
  });

  it('responds the same to a wrong password and to an unknown email', async () => {
    const { email } = await anIdentity();
    const [wrong, unknown] = await Promise.all([signIn(email, `${PASSWORD}x`), signIn(anEmail(), PASSWORD)]);
    const refusal = { statusCode: 401, error: 'invalid-credential', message: 'The credential is invalid.' };
    expect(wrong).toMatchObject({ status: 401, body: refusal });
    expect(unknown).toMatchObject({ status: 401, body: refusal });
    expect(Object.keys(wrong.body).sort()).toEqual(Object.keys(unknown.body).sort());
  });

  it('answers 400 without an email or a password', async () => {
    expect(await anonymous().post(routes.signIn(), {})).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) as string, password: expect.any(String) as string } },
    });
  });
});

describe('the cost of a sign-in', () => {
  useApp();

  it('is the same with and without an account, so that its duration reveals nothing', async () => {
    const { email } = await anIdentity();
    await part(Passwords).matches(PASSWORD, undefined);
    const hashing = jest.spyOn(Semaphore.prototype, 'run');
    for (const address of [email, anEmail()]) {
      hashing.mockClear();
      expect((await signIn(address, 'Wr0ng password')).status).toBe(401);
      // One comparison with a hash, which failed.
      expect(await Promise.all(hashing.mock.results.map(({ value }) => value))).toEqual([false]);
    }
    hashing.mockRestore();
  });

  it('is the same without an account: the hash to compare with is created like every other', async () => {
    const hashing = jest.spyOn(Semaphore.prototype, 'run');
    const passwords = new Passwords(part(Config), part(HashingThreads));
    expect(await passwords.matches(PASSWORD, undefined)).toBe(false);
    await passwords.hash(PASSWORD);
    const [nobodys, no, somebodys] = await Promise.all(hashing.mock.results.map(({ value }) => value));
    hashing.mockRestore();
    expect(no).toBe(false);
    expect(costOf(nobodys)).toBe(costOf(somebodys));
  });
});

describe('POST /identity/change-password', () => {
  useApp();

  it('answers 204; the new password is valid, the old one is not', async () => {
    const user = await aUser();
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await as(user).post(routes.changePassword(), body)).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
  });

  it('ends every session except the current one', async () => {
    const user = await aUser();
    const other = await signIn(user.email, PASSWORD);
    await as(user).post(routes.changePassword(), { password: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await anonymous().post(routes.refresh(), { refreshToken: other.body.refreshToken })).status).toBe(
      401,
    );
    expect((await anonymous().post(routes.refresh(), { refreshToken: user.refreshToken })).status).toBe(200);
  });

  it('answers 401 invalid-credential for a wrong present password, and changes nothing', async () => {
    const user = await aUser();
    const reply = await as(user).post(routes.changePassword(), { password: 'no', newPassword: NEW_PASSWORD });
    expect(reply).toMatchObject({ status: 401, body: { error: 'invalid-credential' } });
    expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  });

  it('answers 400 for a new password that breaks the rules', async () => {
    const user = await aUser();
    const reply = await as(user).post(routes.changePassword(), { password: PASSWORD, newPassword: 'weak' });
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.any(String) as string } },
    });
  });

  it('answers 401 unauthenticated without a token', async () => {
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await anonymous().post(routes.changePassword(), body)).toMatchObject({
      status: 401,
      body: { error: 'unauthenticated' },
    });
  });

  it('leaves no session of a concurrent sign-in with the old password', async () => {
    const user = await aUser();
    const accounts = part(AccountsQueries);
    const lock = accounts.lock.bind(accounts);
    // The sign-in has checked the old password; before it opens its session, the password changes.
    const spy = jest.spyOn(accounts, 'lock').mockImplementationOnce(async (id) => {
      await as(user).post(routes.changePassword(), { password: PASSWORD, newPassword: NEW_PASSWORD });
      return lock(id);
    });
    expect(await signIn(user.email, PASSWORD)).toMatchObject({ status: 401 });
    spy.mockRestore();
  });
});
