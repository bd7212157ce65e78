import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

import type { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { AUDIENCE, ISSUER } from './bearer.strategy.js';
import type { Claims } from './bearer.strategy.js';

/** Seconds an access token is good for: as long a password change or a sign-out may take to be felt. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Makes the short-lived tokens that calls carry. */
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
      ...{ iss: ISSUER, aud: AUDIENCE, iat: now, exp: now + ACCESS_TOKEN_SECONDS },
      ...{ sub: uid, email, email_verified: emailVerified, sid: session },
      ...(username === null ? {} : { name: username }),
    };
    return this.tokens.signAsync(claims);
  }
}
