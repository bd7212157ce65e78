import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import type { RevertActivity } from '#core/api/activity.js';

export class RevertBody implements RevertActivity {
  /** If true, newer changes of the value are reverted too. */
  @ApiPropertyOptional()
  @IsBoolean()
  force: boolean = false;
}
