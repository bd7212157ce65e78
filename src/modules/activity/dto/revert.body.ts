import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import type { RevertActivity } from '#core/api/activity.js';

export class RevertBody implements RevertActivity {
  /** True: newer changes of the value are undone as well. */
  @ApiPropertyOptional()
  @IsBoolean()
  force: boolean = false;
}
