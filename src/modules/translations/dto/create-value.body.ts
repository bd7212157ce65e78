import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { NewValue } from '#core/api/translations.js';
import { PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { IsId } from '../../../platform/http/validation/is-id.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsPluralForm } from './is-plural-form.js';

@Echoes(ENTITY_FIELDS.value)
export class CreateValueBody implements NewValue {
  @MaxLength(LIMITS.valueText)
  @IsString()
  name!: string;

  @IsId()
  languageId!: number;

  /** One of the forms that the language has: in a strict project, `zero`, `one` or `other`. */
  @ApiProperty({ type: String, pattern: PLURAL_FORM, nullable: true, default: null })
  @IsOptional()
  @IsPluralForm()
  quantityString: PluralForm | null = null;
}
