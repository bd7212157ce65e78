import { ApiProperty } from '@nestjs/swagger';

import type { FileProfileView as Contract } from '#core/api/files.js';
import { FORMATS } from '#core/formats/index.js';

export class FileProfileView implements Contract {
  languageId!: number;
  /** The id of its format. */
  @ApiProperty({ enum: FORMATS.map(({ id }) => id) })
  format!: string;
  /** The name of the file. */
  name!: string;
  /** When it was imported: an ISO 8601 date-time in UTC. */
  at!: string;
}
