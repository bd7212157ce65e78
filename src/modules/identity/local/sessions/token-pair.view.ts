import type { TokenPair } from '#core/api/identity.js';

/** The tokens of a session in the OpenAPI document. */
export class TokenPairView implements TokenPair {
  accessToken!: string;
  refreshToken!: string;
  /** The lifetime of the access token, in seconds. */
  expiresIn!: number;
}
