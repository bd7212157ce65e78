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

/** The maximum number of cached verified tokens; the oldest are dropped first. */
const MOST_KNOWN = 1_000;

/** Issues and verifies the short-lived tokens of calls and sockets. */
@Injectable()
export class AccessTokens {
  /** A token never changes, so its signature is verified once. That its session is live is another question. */
  private readonly known = new Map<string, LocalCaller>();

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
    const known = this.known.get(token);
    if (known && !isExpired(known)) return known;
    this.known.delete(token);
    const payload: unknown = await this.tokens.verifyAsync<object>(token).catch(() => null);
    const caller = callerIn(payload);
    if (caller !== null) this.remember(token, caller);
    return caller;
  }

  private remember(token: string, caller: LocalCaller): void {
    this.known.set(token, caller);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}

/** Decides like the library that verifies tokens. */
const isExpired = ({ expiresAt }: LocalCaller): boolean =>
  Date.now() >= expiresAt.getTime() + TOLERANCE_SECONDS * 1_000;
