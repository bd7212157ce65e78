import { routes } from '#core/api/routes.js';
import type { UserView } from '#core/api/users.js';

import { User } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { anEmail, anIdentity, aUser } from '../../support/project/world.js';

describe('POST /auth/register', () => {
  useApp();

  it('registers a user', async () => {
    const identity = await anIdentity();
    const reply = await as(identity).post<UserView>(routes.register(), {
      username: '  Anaïs 👩‍🚀 ',
      email: identity.email.toUpperCase(),
    });
    expect(reply).toEqual({
      status: 201,
      headers: expect.any(Headers) as Headers,
      body: {
        id: expect.any(Number) as number,
        username: 'Anaïs 👩‍🚀',
        email: identity.email,
        language: 'en',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      },
    });
  });

  it('returns the same user if it is called again', async () => {
    const user = await aUser({ username: 'anna' });
    const again = await as(user).post(routes.register(), { username: 'bob', email: user.email });
    expect(again).toMatchObject({ status: 201, body: { id: user.id, username: 'anna' } });
  });

  it('creates one user for twenty concurrent calls', async () => {
    const identity = await anIdentity();
    const body = { username: null, email: identity.email };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => as(identity).post<UserView>(routes.register(), body)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  });

  it('answers 400 if the body has another email than the token', async () => {
    const identity = await anIdentity();
    const reply = await as(identity).post(routes.register(), { username: null, email: anEmail() });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { email: expect.any(String) as string } },
    });
  });

  it('answers 422 email_already_in_use if another user has the email in any spelling', async () => {
    const identity = await anIdentity();
    // Such a user comes from another provider, or from a recreated account.
    await part(Database)
      .repository(User)
      .insert({ uid: 'from elsewhere', email: identity.email.toUpperCase(), foldedEmail: identity.email });
    const reply = await as(identity).post(routes.register(), { username: null, email: identity.email });
    expect(reply).toMatchObject({ status: 422, body: { error: 'email_already_in_use' } });
  });

  it('refuses uid', async () => {
    const identity = await anIdentity();
    const body = { username: null, email: identity.email, uid: 'x' };
    expect(await as(identity).post(routes.register(), body)).toMatchObject({
      status: 400,
      body: { fields: { uid: 'is not a field' } },
    });
  });

  it('ignores id and other fields of a user', async () => {
    const identity = await anIdentity();
    const other = await aUser();
    const { body } = await as(identity).post<UserView>(routes.register(), {
      username: null,
      email: identity.email,
      id: other.id,
      language: 'fr',
      createdAt: '2000-01-01T00:00:00Z',
    });
    expect(body.id).not.toBe(other.id);
    expect(body).toMatchObject({ language: 'en' });
    expect(body.createdAt).not.toContain('2000');
  });

  it.each([
    ['a blank one', '   ', null],
    ['none', undefined, null],
    ['64 characters', 'x'.repeat(64), 'x'.repeat(64)],
  ])('takes %s for a username', async (_what, username, kept) => {
    const identity = await anIdentity();
    const reply = await as(identity).post(routes.register(), { username, email: identity.email });
    expect(reply).toMatchObject({ status: 201, body: { username: kept } });
  });

  it.each(['x'.repeat(65), 'a\tb', 'a\u0000b', 'a\ud83d', 12, ['x'], { x: 1 }])(
    'answers 400 for the username %j',
    async (username) => {
      const identity = await anIdentity();
      const reply = await as(identity).post(routes.register(), { username, email: identity.email });
      expect(reply).toMatchObject({
        status: 400,
        body: { error: 'validation_error', fields: { username: expect.any(String) as string } },
      });
    },
  );

  it('answers 401 without a token', async () => {
    const reply = await anonymous().post(routes.register(), { username: null, email: anEmail() });
    expect(reply).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
  });
});

describe('GET /users/me', () => {
  useApp();

  it('returns the caller, and nothing that the browser does not need', async () => {
    const { id, email } = await aUser({ username: 'anna' });
    const other = await aUser();
    const reply = await as(other).get(routes.readMe());
    expect(reply.body).not.toMatchObject({ id });
    expect(Object.keys(reply.body as UserView).sort()).toEqual([
      'access',
      'createdAt',
      'email',
      'emailVerified',
      'id',
      'identityEmail',
      'language',
      'mayCreateProjects',
      'username',
    ]);
    expect(reply.body).toMatchObject({
      id: other.id,
      email: other.email,
      username: null,
      identityEmail: other.email,
      emailVerified: true,
      mayCreateProjects: true,
    });
    expect(email).not.toBe(other.email);
  });
});
