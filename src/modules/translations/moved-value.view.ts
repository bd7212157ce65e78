import { ApiProperty } from '@nestjs/swagger';

import type { MovedValue } from '#core/formats/index.js';

/** A value that is no longer as an import showed it, in the OpenAPI document. */
export class MovedValueView implements MovedValue {
  /** Null if the key now has the other kind. */
  @ApiProperty({ type: 'integer', nullable: true })
  valueId!: number | null;

  /** Null if the key no longer exists. */
  @ApiProperty({ type: 'integer', nullable: true })
  keyId!: number | null;

  /** The current text; null if the value no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  text!: string | null;
}
