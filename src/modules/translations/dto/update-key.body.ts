import { IsBoolean, IsInt, IsString, Matches, Max, Min, ValidateIf } from 'class-validator';

import type { UpdateKey } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';

const ifSent = ValidateIf((_body: UpdateKey, value: unknown) => value !== undefined);

export class UpdateKeyBody implements UpdateKey {
  /** A name in snake case, unless it is the unchanged name from an imported file. */
  @ifSent
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  name?: string;

  @ifSent
  @IsBoolean()
  isPlural?: boolean;

  /** Another group of the project, into which the key moves. */
  @ifSent
  @IsInt()
  @Min(Number.MIN_SAFE_INTEGER)
  @Max(Number.MAX_SAFE_INTEGER)
  groupId?: number;
}
