import { JwtService } from '@nestjs/jwt';
import type { JwtSignOptions } from '@nestjs/jwt';

import { routes } from '#core/api/routes.js';

import { as, anonymous } from '../../support/api.js';
import { JWT_SECRET, useApp } from '../../support/server/app.js';
import { anIdentity, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const jwt = new JwtService();
const NOW = Math.floor(Date.now() / 1000);

type Payload = Record<string, unknown>;

const claimsOf = ({ accessToken }: TestUser): Payload => jwt.decode<Payload>(accessToken);

const forged = (claims: Payload, options: JwtSignOptions = {}): string =>
  jwt.sign(claims, { secret: JWT_SECRET, algorithm: 'HS256', ...options });

const unsigned = (claims: Payload): string =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((section) => Buffer.from(JSON.stringify(section)).toString('base64url'))
    .concat('')
    .join('.');

const without = (claims: Payload, name: string): Payload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const UNAUTHENTICATED = { status: 401, body: { statusCode: 401, error: 'unauthenticated' } };

describe('an access token', () => {
  useApp();

  it('authenticates its owner for fifteen minutes', async () => {
    const user = await aUser();
    const { iat, exp } = claimsOf(user) as { iat: number; exp: number };
    expect(exp - iat).toBe(900);
    expect(await as(user).get(routes.readMe())).toMatchObject({ status: 200, body: { id: user.id } });
    // Control: the forging tools below can also create a valid token.
    expect((await as({ accessToken: forged(claimsOf(user)) }).get(routes.readMe())).status).toBe(200);
  });

  it.each<[string, (claims: Payload) => string]>([
    ['is not signed', unsigned],
    ['is for somebody else', (claims) => forged({ ...claims, aud: 'another' })],
    ['is from somebody else', (claims) => forged({ ...claims, iss: 'another' })],
    ['is signed with another key', (claims) => forged(claims, { secret: 'x'.repeat(40) })],
    ['is signed another way', (claims) => forged(claims, { algorithm: 'HS512' })],
    ['has expired', (claims) => forged({ ...claims, iat: NOW - 1_000, exp: NOW - 100 })],
    ['is not good yet', (claims) => forged({ ...claims, nbf: NOW + 3_600 })],
    ['never expires', (claims) => forged(without(claims, 'exp'))],
    ['names nobody', (claims) => forged(without(claims, 'sub'))],
    ['names nobody we know', (claims) => forged({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })],
    ['has no e-mail', (claims) => forged(without(claims, 'email'))],
    ['was changed', (claims) => forged(claims).replace(/\.[^.]{8}/, '.AAAAAAAA')],
  ])('is refused when it %s', async (_why, forge) => {
    const user = await aUser();
    const accessToken = forge(claimsOf(user));
    expect(await as({ accessToken }).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer nonsense', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'bearer a b'])(
    'is not what the header %j holds',
    async (authorization) => {
      expect(await anonymous().get(routes.readMe(), { authorization })).toMatchObject(UNAUTHENTICATED);
    },
  );

  it('is ignored in a query or a cookie', async () => {
    const { accessToken } = await aUser();
    expect((await anonymous().get(`${routes.readMe()}?access_token=${accessToken}`)).status).toBe(401);
    expect((await anonymous().get(routes.readMe(), { cookie: `token=${accessToken}` })).status).toBe(401);
  });

  it('of an unregistered user only allows registration', async () => {
    const identity = await anIdentity();
    expect(await as(identity).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    const body = { username: null, email: identity.email };
    expect((await as(identity).post(routes.register(), body)).status).toBe(201);
    expect((await as(identity).get(routes.readMe())).status).toBe(200);
  });

  it('does not block public calls if it is invalid', async () => {
    expect((await as({ accessToken: 'nonsense' }).get(routes.readConfig())).status).toBe(200);
  });
});
