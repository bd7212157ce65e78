import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import type {
  CreatedInvitationView as CreatedContract,
  InvitationView as InvitationContract,
} from '#core/api/invitations.js';
import { ASSIGNABLE_ROLES } from '#core/domain/roles.js';
import type { AssignableRole } from '#core/domain/roles.js';

import { MemberLanguageView } from '../members/project-user.view.js';
import type { InvitationRow } from './invitations.queries.js';

/** The fields of a project that an invited user may see, who is not a member yet. */
export class InvitationView implements InvitationContract {
  id!: number;
  projectId!: number;
  projectName!: string;
  /** The username of the project owner, or their email if they have none. */
  owner!: string;
  /** The email of the invited user. */
  email!: string;
  @ApiProperty({ enum: ASSIGNABLE_ROLES })
  role!: AssignableRole;
  /** An ISO 8601 date-time in UTC. */
  expiresAt!: string;
  /** Whether the languages that the member may read are limited to the source and target languages, even if there are none. */
  sourceRestricted!: boolean;
  /** Whether the languages that the member may write are limited to the target languages, even if there are none. */
  targetRestricted!: boolean;
  sourceLanguages!: MemberLanguageView[];
  targetLanguages!: MemberLanguageView[];
  /** Language ids separated by commas, empty if all were deleted; null if not limited. */
  sourceLanguagesIds!: string | null;
  targetLanguagesIds!: string | null;
}

/** A new invitation, for its sender. */
export class CreatedInvitationView extends InvitationView implements CreatedContract {
  /** True if the email has no account; otherwise absent. */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  pending?: true;
  /** The link to the registration, to pass on. Present if the email has no account and the instance sends no emails. */
  link?: string;
}

export const invitationView = ({ expiresAt, ...row }: InvitationRow): InvitationView => ({
  ...row,
  sourceLanguagesIds: row.sourceRestricted ? idsOf(row.sourceLanguages) : null,
  targetLanguagesIds: row.targetRestricted ? idsOf(row.targetLanguages) : null,
  expiresAt: expiresAt.toISOString(),
});

const idsOf = (languages: MemberLanguageView[]): string => languages.map(({ id }) => id).join();
