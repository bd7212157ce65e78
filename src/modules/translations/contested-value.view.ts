import { ApiProperty } from '@nestjs/swagger';

import type { ContestedValue } from '#core/api/translations.js';

import { ValueView } from '../content/value.view.js';

/** The current state in a conflict response in the OpenAPI document. */
export class ContestedValueView extends ValueView implements ContestedValue {
  /** The username of the author of the current text or status; null if unknown. */
  @ApiProperty({ type: String, nullable: true })
  updatedBy!: string | null;
}
