import { IsBoolean, IsOptional, IsString } from 'class-validator';

import type { UpdateValue } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';

export class UpdateValueBody implements UpdateValue {
  @IsString()
  @MaxLength(LIMITS.valueText)
  name!: string;

  /** If true, the translations of this source text do not become stale. */
  @IsOptional()
  @IsBoolean()
  isTypo: boolean = false;
}
