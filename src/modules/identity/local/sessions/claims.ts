import type { SignedInCaller } from '../../identity.provider.js';

export const ISSUER = 'motley';
export const AUDIENCE = 'motley-api';

/** The claims of an access token. */
export interface Claims {
  iss: typeof ISSUER;
  aud: typeof AUDIENCE;
  iat: number;
  exp: number;
  /** The account's uid. */
  sub: string;
  email: string;
  email_verified: boolean;
  /** The name entered at sign-up, for the browser, which creates the profile. */
  name?: string;
  /** The id of the session. */
  sid: string;
}

/** A caller with a local account. */
export interface LocalCaller extends SignedInCaller {
  /** The id of the session: the family of its refresh tokens. */
  session: string;
}

/** The caller of a verified token; null if a claim is missing. */
export function callerIn(payload: unknown): LocalCaller | null {
  if (!isClaims(payload)) return null;
  const { sub, exp, email, email_verified: emailVerified, sid } = payload;
  return { uid: sub, email, emailVerified, session: sid, expiresAt: new Date(exp * 1000) };
}

/** Tokens without an expiry are rejected even if the signature is valid. */
const isClaims = (payload: unknown): payload is Claims => {
  if (typeof payload !== 'object' || payload === null) return false;
  const { sub, exp, email, email_verified: emailVerified, sid } = payload as Partial<Claims>;
  return (
    [sub, email, sid].every((text) => typeof text === 'string' && text !== '') &&
    typeof exp === 'number' &&
    typeof emailVerified === 'boolean'
  );
};
