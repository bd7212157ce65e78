import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateKey } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { AreTags, IsTextLimit } from './key-context.rules.js';

@Echoes(ENTITY_FIELDS.key)
export class UpdateKeyBody implements UpdateKey {
  /** A name in snake case, unless it is the unchanged name from an imported file. */
  @IfSent()
  @MaxLength(LIMITS.name)
  @Matches(/\S/, { message: 'must not be empty' })
  @IsString()
  name?: string;

  @IfSent()
  @IsBoolean()
  isPlural?: boolean;

  /** The group of the project to move the key to. */
  @IfSent()
  @IsId()
  groupId?: number;

  /** Information for translators; empty removes it. */
  @IfSent()
  @MaxLength(LIMITS.description)
  @IsString()
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

  /** Marks the key as obsolete, or removes the mark. Its texts stay. */
  @IfSent()
  @IsBoolean()
  isObsolete?: boolean;
}
