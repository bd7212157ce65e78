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
}

/** What a member or somebody invited looks like, for the description of the API. */
export class ProjectUserView implements UserContract {
  userId!: number;
  projectId!: number;
  username!: string | null;
  email!: string;
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** Invited, and not yet a member. */
  pending!: boolean;
  /** Null for members. */
  invitationId!: number | null;
  /** Limited to the source and target languages, even where that leaves none. */
  sourceRestricted!: boolean;
  /** Writes target languages only, even where that leaves none. */
  targetRestricted!: boolean;
  sourceLanguages!: MemberLanguageView[];
  targetLanguages!: MemberLanguageView[];
}
