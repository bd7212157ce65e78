import { IsBoolean, IsOptional, IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateValue } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';

@Echoes(ENTITY_FIELDS.value)
export class UpdateValueBody implements UpdateValue {
  @MaxLength(LIMITS.valueText)
  @IsString()
  name!: string;

  /** If true, the translations of this source text do not become stale. */
  @IsOptional()
  @IsBoolean()
  isTypo: boolean = false;
}
