import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import type { RevertChangeSet } from '#core/api/change-sets.js';

export class RevertChangeSetBody implements RevertChangeSet {
  /** If true, nothing is changed: the response says what a revert would do. */
  @ApiPropertyOptional()
  @IsBoolean()
  dryRun: boolean = false;
}
