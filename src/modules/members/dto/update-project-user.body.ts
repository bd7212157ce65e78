import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';

import type { LanguageIds, UpdateProjectUser } from '#core/api/members.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { IsLanguageIds } from './is-language-ids.js';

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
