import { ApiProperty } from '@nestjs/swagger';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateKey, NewValue } from '#core/api/translations.js';
import { LIMITS, SNAKE_CASE } from '#core/domain/rules.js';
import { PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';

// A new key in the OpenAPI document; ./new-keys validates it.

@Echoes(ENTITY_FIELDS.value)
class NewValueBody implements NewValue {
  /** The text of the value. */
  @ApiProperty({ maxLength: LIMITS.valueText })
  name!: string;
  languageId!: number;
  @ApiProperty({ type: String, pattern: PLURAL_FORM, nullable: true, default: null })
  quantityString?: PluralForm | null;
}

@Echoes(ENTITY_FIELDS.key)
export class CreateKeyBody implements CreateKey {
  /** A name in snake case. */
  @ApiProperty({ maxLength: LIMITS.name, pattern: SNAKE_CASE.source })
  name!: string;
  isPlural!: boolean;
  /** If null, the key goes into the group named by `groupName`, or into `common`. */
  groupId?: number | null;
  /** Created if it does not exist. */
  @ApiProperty({ maxLength: LIMITS.name, pattern: '\\S' })
  groupName?: string | null;
  /** Information for translators. */
  @ApiProperty({ maxLength: LIMITS.description, default: '' })
  description?: string;
  /** The maximum length of a text in graphemes. */
  @ApiProperty({ type: Number, minimum: 1, maximum: LIMITS.valueText, nullable: true, default: null })
  maxLength?: number | null;
  /** Each once, ignoring case. */
  @ApiProperty({ type: [String], maxItems: LIMITS.tagsPerKey, default: [] })
  tags?: string[];
  /** Languages that are left out get empty values. */
  values?: NewValueBody[];
}
