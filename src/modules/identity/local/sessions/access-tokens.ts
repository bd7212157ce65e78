import { createSecretKey } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { JwtModuleOptions } from '@nestjs/jwt';

import type { Identity } from '../../../../entities/index.js';
import { Clock } from '../../../../platform/clock.js';
import type { Config } from '../../../../platform/config/config.js';
import { AUDIENCE, callerIn, ISSUER } from './claims.js';
import type { Claims, LocalCaller } from './claims.js';

/** The lifetime of an access token in seconds, after which a password change or sign-out takes full effect. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The only accepted signature algorithm. */
const ALGORITHM = 'HS256';

/** The tolerated clock difference between processes. */
const TOLERANCE_SECONDS = 60;

/** The options for signing and verifying access tokens. */
export const accessTokenOptions = ({ jwtSecret }: Config): JwtModuleOptions => ({
  // A key object: a string would be parsed as a public key at every call, which adds half of the total cost.
  secret: createSecretKey(Buffer.from(jwtSecret)),
  signOptions: { algorithm: ALGORITHM },
  verifyOptions: {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    clockTolerance: TOLERANCE_SECONDS,
  },
});

/** Issues and verifies the short-lived tokens of calls and sockets. */
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

  /** Null unless signature, algorithm, issuer, audience, times and all claims are valid. */
  async verify(token: string): Promise<LocalCaller | null> {
    const payload: unknown = await this.tokens.verifyAsync<object>(token).catch(() => null);
    return callerIn(payload);
  }
}
