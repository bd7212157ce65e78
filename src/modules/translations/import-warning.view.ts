import { ApiProperty } from '@nestjs/swagger';

import { IMPORT_REASONS } from '#core/formats/index.js';
import type { ImportReason, ImportWarning, WarningColor } from '#core/formats/index.js';

/** What a report of an import looks like, for the description of the API. */
export class ImportWarningView implements ImportWarning {
  @ApiProperty({ enum: IMPORT_REASONS.map((reason) => `imports.${reason}`) })
  reason!: `imports.${ImportReason}`;
  /** Red: something was not imported. Orange: for information. */
  @ApiProperty({ enum: ['red', 'orange'] })
  color!: WarningColor;
  key?: string;
  language?: string;
  /** Of a line that stands for many: how many. */
  count?: number;
}
