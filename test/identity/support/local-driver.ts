import { createHmac } from 'node:crypto';

import { Identity, RefreshToken } from '../../../src/entities/index.js';
import { IdentityProvider } from '../../../src/modules/identity/identity.provider.js';
import { Database } from '../../../src/platform/database/database.js';
import { forgedTokens, tokenFor } from '../../matrix/support/tokens.js';
import { JWT_SECRET, part } from '../../support/server/app.js';
import { assertDefined } from '../../../src/platform/assert-defined.js';
import { anIdentity } from '../../support/project/world.js';
import type { Driver } from './driver.js';
import { jwtOf, now } from './jwt.js';

const byOurs = (text: string): string => createHmac('sha256', JWT_SECRET).update(text).digest('base64url');

/** The driver for local accounts. */
export const LOCAL: Driver = {
  settings: {},
  async somebody({ verified }) {
    const { email } = await anIdentity();
    const identities = part(Database).repository(Identity);
    await identities.update({ email }, { emailVerified: verified });
    const { id: identityId, uid } = assertDefined(await identities.findOneBy({ email }), 'identity');
    // The session of tokens created by the tests.
    await part(Database).repository(RefreshToken).update({ identityId }, { family: uid });
    const claims = { ...claimsOf(uid, email), email_verified: verified };
    return { uid, email, accessToken: jwtOf(claims, { alg: 'HS256' }, byOurs) };
  },
  forged: ({ uid, email }) =>
    Promise.resolve({
      ...forgedTokens(uid, email),
      'about nobody': jwtOf({ ...claimsOf('', email) }, { alg: 'HS256' }, byOurs),
      'without an end': jwtOf({ ...claimsOf(uid, email), exp: undefined }, { alg: 'HS256' }, byOurs),
    }),
  // The verifier's clock may be a minute slow.
  tokenFor: ({ uid, email }, seconds) =>
    jwtOf({ ...claimsOf(uid, email), exp: now() + seconds }, { alg: 'HS256' }, byOurs),
  kept: ({ uid }) => part(IdentityProvider).describe(uid),
};

const claimsOf = (uid: string, email: string): object =>
  JSON.parse(Buffer.from(tokenFor(uid, email).split('.')[1] ?? '', 'base64url').toString()) as object;
