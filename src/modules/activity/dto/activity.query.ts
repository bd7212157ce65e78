import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

import { ID, ID_MESSAGE, PageQuery } from './page.query.js';

export class ActivityQuery extends PageQuery {
  /** Only changes made by this user, including a former member. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  userId?: string;

  /** Only changes in this language. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  languageId?: string;

  /** Only changes to this key and its values. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  keyId?: string;
}
