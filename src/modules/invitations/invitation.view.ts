import { ApiProperty } from '@nestjs/swagger';

import type {
  InvitationView as InvitationContract,
  SentInvitationView as SentContract,
} from '#core/api/invitations.js';
import { ASSIGNABLE_ROLES } from '#core/domain/roles.js';
import type { AssignableRole } from '#core/domain/roles.js';

import { MemberLanguageView } from '../members/project-user.view.js';
import type { InvitationRow } from './invitations.queries.js';

/** What somebody who does not belong to the project yet may know of it. */
export class InvitationView implements InvitationContract {
  id!: number;
  projectId!: number;
  projectName!: string;
  /** The name of the project's owner, or else the e-mail. */
  owner!: string;
  /** Whom it invites. */
  email!: string;
  @ApiProperty({ enum: ASSIGNABLE_ROLES })
  role!: AssignableRole;
  /** ISO 8601. */
  expiresAt!: string;
  /** Limited to the source and target languages, even where that leaves none. */
  sourceRestricted!: boolean;
  /** Will write target languages only, even where that leaves none. */
  targetRestricted!: boolean;
  sourceLanguages!: MemberLanguageView[];
  targetLanguages!: MemberLanguageView[];
}

export class SentInvitationView extends InvitationView implements SentContract {
  /** Joined by commas; null: not limited. */
  sourceLanguagesIds!: string | null;
  targetLanguagesIds!: string | null;
}

export const invitationView = ({ expiresAt, ...row }: InvitationRow): InvitationView => ({
  ...row,
  expiresAt: expiresAt.toISOString(),
});
