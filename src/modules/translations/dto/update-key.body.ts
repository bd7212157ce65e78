import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches } from 'class-validator';

import type { UpdateKey } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { AreTags, IsTextLimit } from './key-context.rules.js';

export class UpdateKeyBody implements UpdateKey {
  /** A name in snake case, unless it is the unchanged name from an imported file. */
  @IfSent()
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  name?: string;

  @IfSent()
  @IsBoolean()
  isPlural?: boolean;

  /** Another group of the project, into which the key moves. */
  @IfSent()
  @IsId()
  groupId?: number;

  /** What translators need to know about the texts; empty removes it. */
  @IfSent()
  @IsString()
  @MaxLength(LIMITS.description)
  description?: string;

  /** The maximum length of a text in graphemes; null removes it. */
  @ApiProperty({ type: Number, minimum: 1, maximum: LIMITS.valueText, nullable: true })
  @IfSent()
  @IsTextLimit()
  maxLength?: number | null;

  /** Replaces the tags. Each once, ignoring case; spaces around a tag are removed. */
  @ApiProperty({ type: [String], maxItems: LIMITS.tagsPerKey })
  @IfSent()
  @AreTags()
  tags?: string[];

  /** Marks the key as no longer in use, or takes the mark away. Its texts stay. */
  @IfSent()
  @IsBoolean()
  isObsolete?: boolean;
}
