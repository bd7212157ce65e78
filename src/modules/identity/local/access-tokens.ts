import { createSecretKey } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { JwtModuleOptions } from '@nestjs/jwt';

import type { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import type { Config } from '../../../platform/config/config.js';
import { AUDIENCE, callerIn, ISSUER } from './claims.js';
import type { Claims, LocalCaller } from './claims.js';

/** Seconds an access token is good for: as long a password change or a sign-out may take to be felt. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The one algorithm we sign with; a token that names another, or none, is not ours. */
const ALGORITHM = 'HS256';

/** Clocks of several processes differ. */
const TOLERANCE_SECONDS = 60;

/** How access tokens are signed and verified. */
export const accessTokenOptions = ({ jwtSecret }: Config): JwtModuleOptions => ({
  // A key that is made once: a text would be tried as a public key at every call, which costs half as much as the rest.
  secret: createSecretKey(Buffer.from(jwtSecret)),
  signOptions: { algorithm: ALGORITHM },
  verifyOptions: {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    clockTolerance: TOLERANCE_SECONDS,
  },
});

/** Issues and verifies the short-lived tokens that calls and sockets carry. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly tokens: JwtService,
    private readonly clock: Clock,
  ) {}

  /** @param session the family of refresh tokens this access belongs to */
  issue({ uid, email, emailVerified, username }: Identity, session: string): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const claims: Claims = {
      iss: ISSUER,
      aud: AUDIENCE,
      iat: now,
      exp: now + ACCESS_TOKEN_SECONDS,
      sub: uid,
      email,
      email_verified: emailVerified,
      sid: session,
      ...(username === null ? {} : { name: username }),
    };
    return this.tokens.signAsync(claims);
  }

  /** Null unless signature, algorithm, issuer, audience and times are right and no claim is missing. */
  async verify(token: string): Promise<LocalCaller | null> {
    const payload: unknown = await this.tokens.verifyAsync<object>(token).catch(() => null);
    return callerIn(payload);
  }
}
