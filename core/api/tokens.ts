/** The scopes of a personal access token; `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKENS_PER_USER = 50;

export interface CreateToken {
  name: string;
  scopes: TokenScope[];
  /** A future ISO 8601 date-time; null or absent if the token is valid until it is revoked. */
  expiresAt?: string | null;
  /** The only project that the token can access; null or absent if it can access all projects of its owner. */
  projectId?: number | null;
}

export interface TokenView {
  id: number;
  name: string;
  /** The first characters of the token, to distinguish tokens. */
  prefix: string;
  /** `read`, or `read` and `write`. */
  scopes: TokenScope[];
  /** The only project that the token can access; null if it can access all projects of its owner. */
  projectId: number | null;
  /** Null without a project, or if the owner of the token is no longer a member of it. */
  projectName: string | null;
  /** ISO 8601, like the others. */
  createdAt: string;
  expiresAt: string | null;
  /** The last use, to the minute; null if never used. */
  lastUsedAt: string | null;
}

/** The response to a new token, the only one that contains the token itself. */
export interface CreatedTokenView extends TokenView {
  token: string;
}
