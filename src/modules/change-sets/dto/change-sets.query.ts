import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

import { CHANGE_SET_KINDS } from '#core/domain/change-sets.js';
import type { ChangeSetKind } from '#core/domain/change-sets.js';

import { PageQuery } from '../../content/dto/page.query.js';

export class ChangeSetsQuery extends PageQuery {
  /** Only change sets of this kind. */
  @ApiPropertyOptional({ enum: CHANGE_SET_KINDS })
  @IsOptional()
  @IsIn(CHANGE_SET_KINDS)
  kind?: ChangeSetKind;
}
