import { ApiProperty } from '@nestjs/swagger';

import type { PluralFormCounts as Contract } from '#core/api/projects.js';
import { faultInRecord } from '#core/domain/record-rules.js';
import type { FieldRule } from '#core/domain/record-rules.js';

import { IsTree } from '../../../platform/http/validation/is-tree.js';

export class PluralFormCounts implements Contract {
  /** Forms that are new: empty, or in `strict` mode with the text of `other`. */
  @ApiProperty({ type: 'integer' })
  created!: number;
  /** Texts that moved from zero to exactly 0, or back. */
  @ApiProperty({ type: 'integer' })
  moved!: number;
  /** Texts of forms that no longer exist, except those equal to the text of `other`. */
  @ApiProperty({ type: 'integer' })
  removed!: number;
}

const COUNT: FieldRule = { isValid: Number.isSafeInteger, message: 'must be a whole number' };

const RULES = { created: COUNT, moved: COUNT, removed: COUNT } satisfies Record<keyof Contract, FieldRule>;

/** Validates the sums that a dry run showed. */
export const AreFormCounts = (): PropertyDecorator => IsTree((value) => faultInRecord(value, 'shown', RULES));
