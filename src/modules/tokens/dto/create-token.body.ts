import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, IsRFC3339 } from 'class-validator';

import { TOKEN_SCOPES } from '#core/api/tokens.js';
import type { CreateToken, TokenScope } from '#core/api/tokens.js';
import { LIMITS } from '#core/domain/rules.js';

import { IsName } from '../../../platform/http/validation/is-name.js';

export class CreateTokenBody implements CreateToken {
  /** The name by which the owner recognises the token. */
  @IsName({ most: LIMITS.username })
  name!: string;

  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true, minItems: 1 })
  @IsIn(TOKEN_SCOPES, { each: true, message: `must be ${TOKEN_SCOPES.join(' or ')}` })
  @ArrayMaxSize(TOKEN_SCOPES.length, { message: 'must name a scope once' })
  @ArrayNotEmpty({ message: 'must name a scope' })
  @IsArray()
  scopes!: TokenScope[];

  /** A date-time in the future. If absent or null, the token is valid until it is revoked. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @IsRFC3339({ message: 'must be a date with time and zone' })
  expiresAt?: string | null;

  /** A project of the caller. If absent or null, the token can access all projects of the caller. */
  @ApiProperty({ type: Number, nullable: true, required: false })
  // The service refuses a malformed id like the id of a project of others.
  @IsOptional()
  projectId?: number | null;
}
