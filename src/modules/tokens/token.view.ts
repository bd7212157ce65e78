import { ApiProperty } from '@nestjs/swagger';

import { TOKEN_SCOPES } from '#core/api/tokens.js';
import type {
  CreatedTokenView as CreatedTokenContract,
  TokenScope,
  TokenView as TokenContract,
} from '#core/api/tokens.js';

import type { OwnToken } from './tokens.queries.js';

export class TokenView implements TokenContract {
  id!: number;
  name!: string;
  /** The first characters of the token, to tell tokens apart. */
  prefix!: string;
  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes!: TokenScope[];
  /** The only project that the token can access. Null if it can access all projects of its owner. */
  @ApiProperty({ type: Number, nullable: true })
  projectId!: number | null;
  /** Null without a project, or if the owner of the token is no longer a member of it. */
  @ApiProperty({ type: String, nullable: true })
  projectName!: string | null;
  /** An ISO 8601 date-time in UTC. */
  createdAt!: string;
  /** Null if the token is valid until it is revoked. */
  @ApiProperty({ type: String, nullable: true })
  expiresAt!: string | null;
  /** The last use, to the minute; null if never used. */
  @ApiProperty({ type: String, nullable: true })
  lastUsedAt!: string | null;
}

export class CreatedTokenView extends TokenView implements CreatedTokenContract {
  /** The token itself, returned only once. */
  token!: string;
}

export const tokenView = (token: OwnToken): TokenView => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  scopes: token.scopes,
  projectId: token.projectId,
  projectName: token.projectName,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
