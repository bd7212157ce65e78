import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsString, Matches, Max, Min, ValidateIf } from 'class-validator';

import type { UpdateKey } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';
import { AreTags, IsTextLimit } from './key-context.rules.js';

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

  /** What translators need to know about the texts; empty removes it. */
  @ifSent
  @IsString()
  @MaxLength(LIMITS.description)
  description?: string;

  /** The maximum length of a text in graphemes; null removes it. */
  @ApiProperty({ type: Number, minimum: 1, maximum: LIMITS.valueText, nullable: true })
  @ifSent
  @IsTextLimit()
  maxLength?: number | null;

  /** Replaces the tags. Each once, ignoring case; spaces around a tag are removed. */
  @ApiProperty({ type: [String], maxItems: LIMITS.tagsPerKey })
  @ifSent
  @AreTags()
  tags?: string[];

  /** Marks the key as no longer in use, or takes the mark away. Its texts stay. */
  @ifSent
  @IsBoolean()
  isObsolete?: boolean;
}
