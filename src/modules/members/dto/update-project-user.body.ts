import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { LanguageIds, UpdateProjectUser } from '#core/api/members.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsLanguageIds } from './is-language-ids.js';

@Echoes(ENTITY_FIELDS.projectUser)
export class UpdateProjectUserBody implements UpdateProjectUser {
  /** The role `owner` transfers the project. */
  @ValidateIf((_body, role) => role !== undefined)
  @IsIn(ROLES, { message: 'must be a role' })
  @ApiProperty({ enum: ROLES, required: false })
  role?: Role;

  @IsLanguageIds()
  sourceLanguagesIds?: LanguageIds;

  @IsLanguageIds()
  targetLanguagesIds?: LanguageIds;
}
