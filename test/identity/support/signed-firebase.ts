import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { anEmail } from '../../support/project/world.js';
import type { Driver, Somebody } from './driver.js';
import { googleClaims } from './google-claims.js';
import { lendGoogleKeys } from './google-keys.js';
import type { GoogleKeys } from './google-keys.js';
import { jwtOf, now, unsigned } from './jwt.js';

const PROJECT = 'motley-test';
const KEY_ID = 'key-of-google';
const HEADER = { alg: 'RS256', kid: KEY_ID };

const aKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const by =
  (key: KeyObject) =>
  (text: string): string =>
    createSign('sha256').update(text).sign(key).toString('base64url');

const claimsOf = ({ uid, email }: Omit<Somebody, 'accessToken'>, verified = true) => ({
  ...googleClaims(PROJECT, uid, email, verified),
  firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
});

/**
 * Firebase without a service account: tokens signed like Google's, and its public keys. The emulator does not sign
 * tokens, so it cannot test signatures.
 */
export async function signedFirebase(): Promise<{ driver: Driver; google: GoogleKeys }> {
  const ours = aKeyPair();
  const publicKey = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const google = await lendGoogleKeys({ [KEY_ID]: publicKey });
  const signed = (claims: object, header: object = HEADER): string =>
    jwtOf(claims, header, by(ours.privateKey));
  const driver: Driver = {
    settings: { identityProvider: 'firebase', firebaseProjectId: PROJECT, firebaseApiKey: 'AIza-public' },
    somebody: ({ verified }) => {
      const person = { uid: randomUUID(), email: anEmail() };
      return Promise.resolve({ ...person, accessToken: signed(claimsOf(person, verified)) });
    },
    forged: (person) => {
      const claims = claimsOf(person);
      return Promise.resolve({
        'that names no algorithm': jwtOf(claims, { alg: 'none', kid: KEY_ID }, unsigned),
        'for another audience': signed({ ...claims, aud: 'others' }),
        'of another issuer': signed({ ...claims, iss: 'https://securetoken.google.com/others' }),
        'of another key': jwtOf(claims, HEADER, by(aKeyPair().privateKey)),
        'of a key nobody knows': signed(claims, { alg: 'RS256', kid: 'unknown' }),
        // The public key used as a secret.
        'of another kind of key': jwtOf(claims, { alg: 'HS256', kid: KEY_ID }, (text) =>
          createHmac('sha256', publicKey).update(text).digest('base64url'),
        ),
        'that has expired': signed({ ...claims, iat: now() - 7_200, exp: now() - 3_600 }),
        'about nobody': signed({ ...claims, sub: '' }),
        'without an e-mail': signed({ ...claims, email: undefined }),
      });
    },
    tokenFor: (person, seconds) => signed({ ...claimsOf(person), exp: now() + seconds }),
    kept: null,
  };
  return { driver, google };
}
