import type { SignedInCaller } from '../identity.provider.js';

export const ISSUER = 'motley';
export const AUDIENCE = 'motley-api';

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

/** The caller that a verified token names; null when the token leaves something out. */
export function callerIn(payload: unknown): LocalCaller | null {
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
