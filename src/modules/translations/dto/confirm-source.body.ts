import { IsInt, Max, Min } from 'class-validator';

import type { ConfirmSource } from '#core/api/translations.js';

export class ConfirmSourceBody implements ConfirmSource {
  /** The version of the source text that was seen. */
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  version!: number;
}
