import { IsBoolean, IsString, Matches, ValidateIf } from 'class-validator';

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
}
