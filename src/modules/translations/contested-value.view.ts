import { ApiProperty } from '@nestjs/swagger';

import type { ContestedValue } from '#core/api/translations.js';

import { ValueView } from '../content/value.view.js';

/** What a conflict carries, for the description of the API. */
export class ContestedValueView extends ValueView implements ContestedValue {
  /** Who gave the value its present text or status; null where it is not known. */
  @ApiProperty({ type: String, nullable: true })
  updatedBy!: string | null;
}
