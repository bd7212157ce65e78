import { ApiProperty } from '@nestjs/swagger';

import { IMPORT_REASONS } from '#core/formats/index.js';
import type { ImportReason, ImportWarning, WarningColor } from '#core/formats/index.js';

/** An import warning in the OpenAPI document. */
export class ImportWarningView implements ImportWarning {
  @ApiProperty({ enum: IMPORT_REASONS.map((reason) => `imports.${reason}`) })
  reason!: `imports.${ImportReason}`;
  /** `red` if something was not imported, `orange` for information. */
  @ApiProperty({ enum: ['red', 'orange'] })
  color!: WarningColor;
  key?: string;
  language?: string;
  /** The number of occurrences, if one warning stands for many. */
  count?: number;
}
