import { ApiProperty } from '@nestjs/swagger';

import type {
  MemberLanguageView as LanguageContract,
  ProjectUserView as UserContract,
} from '#core/api/members.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

export class MemberLanguageView implements LanguageContract {
  id!: number;
  name!: string;
  /** A canonical BCP 47 tag; null if unknown. */
  tag!: string | null;
}

/** A member or an invited user in the OpenAPI document. */
export class ProjectUserView implements UserContract {
  /** Null for an invitation to an email without an account. */
  userId!: number | null;
  projectId!: number;
  username!: string | null;
  email!: string;
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** True for an invited user who is not a member yet. */
  pending!: boolean;
  /** Null for members. */
  invitationId!: number | null;
  /** Whether the languages that the member may read are limited to the source and target languages, even if there are none. */
  sourceRestricted!: boolean;
  /** Whether the languages that the member may write are limited to the target languages, even if there are none. */
  targetRestricted!: boolean;
  sourceLanguages!: MemberLanguageView[];
  targetLanguages!: MemberLanguageView[];
}
