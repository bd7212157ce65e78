import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';

import { ID, ID_MESSAGE, PageQuery } from '../../content/dto/page.query.js';

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

  /** Only changes of this change set. */
  @ApiPropertyOptional({ pattern: ID.source })
  @IsOptional()
  @Matches(ID, ID_MESSAGE)
  changeSetId?: string;

  /** If `true`, the newest matching change of a change set stands for all of them and names it in `changeSet`. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @IsOptional()
  @IsIn(['true', 'false'])
  collapse?: string;
}
