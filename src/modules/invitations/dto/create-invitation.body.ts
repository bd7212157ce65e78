import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateInvitation } from '#core/api/invitations.js';
import type { LanguageIds } from '#core/api/members.js';
import { ASSIGNABLE_ROLES } from '#core/domain/roles.js';
import type { AssignableRole } from '#core/domain/roles.js';

import { IsId } from '../../../platform/http/validation/is-id.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsEmailAddress } from '../../identity/local/dto/rules.js';
import { IsLanguageIds } from '../../members/dto/is-language-ids.js';

@Echoes(ENTITY_FIELDS.invitation)
export class CreateInvitationBody implements CreateInvitation {
  @IsId()
  projectId!: number;

  /** The email of a registered user or, with `mayRegister`, any email. */
  @IsEmailAddress()
  email!: string;

  /** Any role but `owner`: a project can only be transferred to a member. */
  @IsIn(ASSIGNABLE_ROLES, { message: 'must be a role other than owner' })
  @ApiProperty({ enum: ASSIGNABLE_ROLES })
  role!: AssignableRole;

  @IsLanguageIds()
  sourceLanguagesIds?: LanguageIds;

  @IsLanguageIds()
  targetLanguagesIds?: LanguageIds;

  /** If true, an email without an account is invited to register. */
  @ApiPropertyOptional()
  @IsBoolean()
  mayRegister: boolean = false;
}
