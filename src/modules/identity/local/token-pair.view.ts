import type { TokenPair } from '#core/api/identity.js';

/** As the document of the API shows it. */
export class TokenPairView implements TokenPair {
  accessToken!: string;
  refreshToken!: string;
  /** Seconds the access token lives. */
  expiresIn!: number;
}
