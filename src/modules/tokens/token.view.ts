import { ApiProperty } from '@nestjs/swagger';

import { TOKEN_SCOPES } from '#core/api/tokens.js';
import type {
  CreatedTokenView as CreatedTokenContract,
  TokenScope,
  TokenView as TokenContract,
} from '#core/api/tokens.js';

import type { PersonalToken } from '../../entities/index.js';

export class TokenView implements TokenContract {
  id!: number;
  name!: string;
  /** How the token begins, to tell it from others. */
  prefix!: string;
  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes!: TokenScope[];
  /** ISO 8601. */
  createdAt!: string;
  /** Null: good until it is revoked. */
  @ApiProperty({ type: String, nullable: true })
  expiresAt!: string | null;
  /** To the minute; null: never. */
  @ApiProperty({ type: String, nullable: true })
  lastUsedAt!: string | null;
}

export class CreatedTokenView extends TokenView implements CreatedTokenContract {
  /** The token itself: shown now, and never again. */
  token!: string;
}

export const tokenView = (token: PersonalToken): TokenView => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
