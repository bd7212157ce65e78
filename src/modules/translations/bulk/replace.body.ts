import { ApiProperty } from '@nestjs/swagger';

import type { Replacement, ReplaceValues } from '#core/api/bulk.js';
import { LIMITS } from '#core/domain/rules.js';

// Replacements in the OpenAPI document; ./replacements validates them.

class ReplacementBody implements Replacement {
  valueId!: number;
  /** The known version of the value. A value with another version is not changed. */
  version!: number;
  /** The new text. */
  @ApiProperty({ maxLength: LIMITS.valueText })
  text!: string;
}

export class ReplaceBody implements ReplaceValues {
  @ApiProperty({ type: [ReplacementBody], minItems: 1, maxItems: LIMITS.replacementsPerCall })
  changes!: ReplacementBody[];
  /** The `changeSetId` of the previous call. If absent, a new change set begins. */
  changeSetId?: number;
}
