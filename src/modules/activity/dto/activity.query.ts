import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

import { ID, ID_MESSAGE, PageQuery } from './page.query.js';

export class ActivityQuery extends PageQuery {
  /** What this user did, also one who has left. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  userId?: string;

  /** What happened in this language. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  languageId?: string;

  /** What happened to this key and its values. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  keyId?: string;
}
