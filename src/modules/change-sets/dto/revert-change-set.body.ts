import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import type { RevertChangeSet } from '#core/api/change-sets.js';

export class RevertChangeSetBody implements RevertChangeSet {
  /** If true, changes nothing: the response contains the counts of a revert. */
  @ApiPropertyOptional()
  @IsBoolean()
  dryRun: boolean = false;
}
