import { IsInt, Max, Min } from 'class-validator';

import type { ConfirmSource } from '#core/api/translations.js';

export class ConfirmSourceBody implements ConfirmSource {
  /** The version of the source text that the text fits. */
  @Max(2 ** 31 - 1)
  @Min(1)
  @IsInt()
  version!: number;
}
