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
  /** The name of the file. */
  @ApiProperty({ required: false })
  file?: string;
  /** The line in the file, from 1. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  line?: number;
  @ApiProperty({ required: false })
  key?: string;
  /** The plural forms in question; of `imports.no_values_found`: those without a text, if only some are missing. */
  @ApiProperty({ type: [String], required: false })
  quantities?: string[];
  /** The number of occurrences, if one warning stands for many. */
  @ApiProperty({ type: 'integer', required: false })
  count?: number;
  @ApiProperty({ type: [String], required: false })
  keys?: string[];
  @ApiProperty({ required: false })
  language?: string;
  /** Why a file could not be read: for its encoding, because it ends too early, or for the text in `found`. */
  @ApiProperty({ enum: ['encoding', 'end', 'text'], required: false })
  fault?: NonNullable<ImportWarning['fault']>;
  @ApiProperty({ required: false })
  found?: string;
}
