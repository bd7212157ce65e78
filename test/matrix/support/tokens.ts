import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

import { JWT_SECRET } from '../../support/server/app.js';

// Tokens created by the tests: valid ones, and ones that must be refused.

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const now = (): number => Math.floor(Date.now() / 1000);

const claimsOf = (uid: string, email: string): object => ({
  iss: 'motley',
  aud: 'motley-api',
  iat: now(),
  exp: now() + 900,
  sub: uid,
  email,
  email_verified: true,
  sid: uid,
});

function signed(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, secret = JWT_SECRET): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** A valid token. */
export const tokenFor = (uid: string, email: string): string => signed(claimsOf(uid, email));

/** A token that expired an hour ago. */
export const expiredTokenFor = (uid: string, email: string): string =>
  signed({ ...claimsOf(uid, email), iat: now() - 4_500, exp: now() - 3_600 });

function withoutAlgorithm(claims: object): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Signed with another key pair. */
function byAnotherKind(claims: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(privateKey).toString('base64url')}`;
}

/** Forged tokens in the name of a user. */
export function forgedTokens(uid: string, email: string): Record<string, string> {
  const claims = claimsOf(uid, email);
  return {
    'that names no algorithm': withoutAlgorithm(claims),
    'for another audience': signed({ ...claims, aud: 'others' }),
    'of another issuer': signed({ ...claims, iss: 'others' }),
    'of another key': signed(claims, undefined, 'a secret of somebody else, which is long enough'),
    'of another kind of key': byAnotherKind(claims),
    'that has expired': expiredTokenFor(uid, email),
    'that is not good yet': signed({ ...claims, nbf: now() + 3_600 }),
  };
}
