import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Max, Min } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateFile } from '#core/api/files.js';
import { PATH_LENGTH } from '#core/domain/document-path.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';

@Echoes(ENTITY_FIELDS.file)
export class UpdateFileBody implements UpdateFile {
  /** A template, unique in the project: `locales/{language}/common.json`. The documents of the file follow it. */
  @IfSent()
  @MaxLength(PATH_LENGTH)
  @IsString()
  path?: string;

  /** The place among the files of the project, from 0. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: LIMITS.filesPerProject })
  @IfSent()
  @Max(LIMITS.filesPerProject)
  @Min(0)
  @IsInt()
  position?: number;
}
