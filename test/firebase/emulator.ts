import { anEmail, PASSWORD } from '../support/project/world.js';
import type { Driver, Somebody } from '../identity/support/driver.js';
import { jwtOf, now, unsigned } from '../identity/support/jwt.js';

const { FIREBASE_AUTH_EMULATOR_HOST: HOST = '', FIREBASE_PROJECT_ID: PROJECT = '' } = process.env;

const ACCOUNTS = `http://${HOST}/identitytoolkit.googleapis.com/v1/accounts`;

interface Account {
  localId: string;
  idToken: string;
}

/** Calls Firebase like a browser, or with the rights of the operator. */
async function ask<T>(call: string, body: object, isOwner = false): Promise<T> {
  const response = await fetch(`${ACCOUNTS}:${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isOwner ? { authorization: 'Bearer owner' } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator refused ${call}: ${await response.text()}`);
  return (await response.json()) as T;
}

const claimsIn = ({ accessToken }: Somebody): Record<string, unknown> =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Unsigned, like those of the emulator. */
const token = (claims: object): string => jwtOf(claims, { alg: 'none' }, unsigned);

/** Firebase on the Auth emulator, with an instance that has a service account. */
export const EMULATOR: Driver = {
  settings: {
    identityProvider: 'firebase',
    firebaseProjectId: PROJECT,
    firebaseApiKey: 'any',
    firebaseAuthEmulatorHost: HOST,
  },
  async somebody({ verified }) {
    const credentials = { email: anEmail(), password: PASSWORD, returnSecureToken: true };
    const { localId: uid } = await ask<Account>('signUp', credentials);
    if (verified) await ask('update', { localId: uid, emailVerified: true }, true);
    const { idToken } = await ask<Account>('signInWithPassword', credentials);
    return { uid, email: credentials.email, accessToken: idToken };
  },
  forged: (somebody) => {
    const claims = claimsIn(somebody);
    return Promise.resolve({
      'for another audience': token({ ...claims, aud: 'others' }),
      'of another issuer': token({ ...claims, iss: 'https://securetoken.google.com/others' }),
      'that has expired': token({ ...claims, iat: now() - 7_200, exp: now() - 3_600 }),
      'about nobody': token({ ...claims, sub: '' }),
      'without an e-mail': token({ ...claims, email: undefined }),
    });
  },
  tokenFor: (somebody, seconds) => token({ ...claimsIn(somebody), exp: now() + seconds }),
  async kept({ uid }) {
    const { users = [] } = await ask<{ users?: object[] }>('lookup', { localId: [uid] }, true);
    return users[0] ?? null;
  },
};

/** Ends every session of a user, like a change of the password. */
export const endSessions = ({ uid }: Somebody): Promise<unknown> =>
  ask('update', { localId: uid, validSince: String(now() + 1) }, true);

/** Changes the email of an account without verification. */
export async function moveAccount(email: string, to: string): Promise<void> {
  const { users = [] } = await ask<{ users?: Account[] }>('lookup', { email: [email] }, true);
  await ask('update', { localId: users[0]?.localId, email: to }, true);
}

interface MailedCode {
  email: string;
  oobLink: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
}

/**
 * The links in mails to an address, oldest first, as path and query, as if the project's action URL were ours:
 * everything after it comes from Firebase.
 */
export async function linksTo(email: string, kind: MailedCode['requestType']): Promise<string[]> {
  const response = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: MailedCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === kind)
    .map(({ oobLink }) => `/auth/action${new URL(oobLink).search}`);
}
