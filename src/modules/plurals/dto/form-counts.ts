import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

import type { PluralFormCounts as Contract } from '#core/api/projects.js';

export class PluralFormCounts implements Contract {
  /** Forms that are new: empty, or in `strict` mode with the text of `other`. */
  @ApiProperty({ type: 'integer' })
  created!: number;
  /** Texts that moved from zero to exactly 0, or back. */
  @ApiProperty({ type: 'integer' })
  moved!: number;
  /** Texts of forms that there are no longer, unless they are those of `other`. */
  @ApiProperty({ type: 'integer' })
  removed!: number;
}

const COUNTS = ['created', 'moved', 'removed'] as const;

/** Nested bodies are not turned into instances, so the fields are checked by hand. */
export const AreFormCounts = (): PropertyDecorator =>
  ValidateBy({
    name: 'areFormCounts',
    validator: {
      validate: (value) => isCounts(value),
      defaultMessage: () => `must have the numbers ${COUNTS.join(', ')}`,
    },
  });

function isCounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  return COUNTS.every((count) => Number.isSafeInteger(given.get(count)));
}
