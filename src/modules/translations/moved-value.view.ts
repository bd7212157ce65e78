import { ApiProperty } from '@nestjs/swagger';

import type { MovedValue } from '#core/formats/index.js';

/** A value that is no longer as an import showed it, in the OpenAPI document. */
export class MovedValueView implements MovedValue {
  /** Null: of a key that is of the other kind now. */
  @ApiProperty({ type: 'integer', nullable: true })
  valueId!: number | null;

  /** Null if the key is gone. */
  @ApiProperty({ type: 'integer', nullable: true })
  keyId!: number | null;

  /** The text now; null if the value is gone. */
  @ApiProperty({ type: String, nullable: true })
  text!: string | null;
}
