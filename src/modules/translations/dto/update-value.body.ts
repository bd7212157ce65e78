import { IsString } from 'class-validator';

import type { UpdateValue } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';

export class UpdateValueBody implements UpdateValue {
  @IsString()
  @MaxLength(LIMITS.valueText)
  name!: string;
}
