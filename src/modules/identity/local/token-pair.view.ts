import type { TokenPair } from '#core/api/identity.js';

/** What a session is made of, for the description of the API. */
export class TokenPairView implements TokenPair {
  accessToken!: string;
  refreshToken!: string;
  /** The lifetime of the access token, in seconds. */
  expiresIn!: number;
}
