import { IsIn, IsInt, IsOptional, IsString, Max } from 'class-validator';

import type { NewValue } from '#core/api/translations.js';
import { QUANTITIES } from '#core/domain/quantities.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';

export class CreateValueBody implements NewValue {
  @IsString()
  @MaxLength(LIMITS.valueText)
  name!: string;

  @IsInt()
  @Max(Number.MAX_SAFE_INTEGER)
  languageId!: number;

  @IsOptional()
  @IsIn(QUANTITIES)
  quantityString: PluralForm | null = null;
}
