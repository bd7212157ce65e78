import { createSecretKey } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';

import { Config } from '../../../platform/config/config.js';
import type { SignedInCaller } from '../identity.provider.js';

export const ISSUER = 'motley';
export const AUDIENCE = 'motley-api';

/** The one algorithm we sign with; a token that names another, or none, is not ours. */
export const ALGORITHM = 'HS256';

/** What an access token says. */
export interface Claims {
  iss: typeof ISSUER;
  aud: typeof AUDIENCE;
  iat: number;
  exp: number;
  /** The account's uid. */
  sub: string;
  email: string;
  email_verified: boolean;
  /** For the browser, which makes the profile: as it was typed at the sign-up. */
  name?: string;
  /** The sign-in it belongs to. */
  sid: string;
}

/** A caller with an account of ours. */
export interface LocalCaller extends SignedInCaller {
  /** The sign-in this call belongs to: the family of its refresh tokens. */
  session: string;
}

/** Clocks of several processes differ. */
const TOLERANCE_SECONDS = 60;

/**
 * A secret as a key that is made once: a text would be tried as a public key at every call, which costs half as much
 * as all the rest of one. It is handed on as it is, to jsonwebtoken, which takes keys; only the types in between do not.
 */
const keyOf = (secret: string): Buffer => createSecretKey(Buffer.from(secret)) as unknown as Buffer;

/** Checks access tokens: signature, algorithm, issuer, audience, times, and that nothing is missing. */
@Injectable()
export class BearerStrategy extends Strategy {
  constructor({ jwtSecret }: Config) {
    super(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKey: keyOf(jwtSecret),
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        jsonWebTokenOptions: { clockTolerance: TOLERANCE_SECONDS },
      },
      (payload: unknown, done) => done(null, callerIn(payload) ?? false),
    );
  }

  /** Runs the strategy the way passport does, without its middleware: a socket has a token, but no response. */
  verify(token: string): Promise<LocalCaller | null> {
    return new Promise((resolve, reject) => {
      const run = Object.assign(Object.create(this) as BearerStrategy, {
        success: (caller: LocalCaller) => resolve(caller),
        fail: () => resolve(null),
        error: reject,
      });
      run.authenticate({ headers: { authorization: `Bearer ${token}` } } as Request);
    });
  }
}

function callerIn(payload: unknown): LocalCaller | null {
  if (!isClaims(payload)) return null;
  const { sub, exp, email, email_verified: emailVerified, sid } = payload;
  return { uid: sub, email, emailVerified, session: sid, expiresAt: new Date(exp * 1000) };
}

/** What the signature vouches for is ours, but a token without an end must not exist even so. */
const isClaims = (payload: unknown): payload is Claims => {
  if (typeof payload !== 'object' || payload === null) return false;
  const { sub, exp, email, email_verified: emailVerified, sid } = payload as Partial<Claims>;
  return (
    [sub, email, sid].every((text) => typeof text === 'string' && text !== '') &&
    typeof exp === 'number' &&
    typeof emailVerified === 'boolean'
  );
};
