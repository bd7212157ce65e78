import { ApiProperty } from '@nestjs/swagger';

import type {
  AccountExport as AccountExportContract,
  ExportedContribution as ContributionContract,
  ExportedIdentity as IdentityContract,
  ExportedInvitation as InvitationContract,
  ExportedMembership as MembershipContract,
} from '#core/api/account.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { TokenView } from '../tokens/token.view.js';
import { UserView } from '../users/user.view.js';

class ExportedSession {
  id!: string;
  createdAt!: string;
  lastUsedAt!: string;
  userAgent!: string | null;
}

class ExportedIdentity implements IdentityContract {
  email!: string;
  emailVerified!: boolean;
  /** As it was typed at the sign-up. */
  username!: string | null;
  createdAt!: string;
  /** None where the identity provider keeps them to itself. */
  sessions!: ExportedSession[];
}

class ExportedMembership implements MembershipContract {
  projectId!: number;
  projectName!: string;
  @ApiProperty({ enum: ROLES })
  role!: Role;
  joinedAt!: string;
}

class ExportedInvitation implements InvitationContract {
  projectId!: number;
  /** Null for those that were sent. */
  projectName!: string | null;
  @ApiProperty({ enum: ['received', 'sent'] })
  direction!: 'received' | 'sent';
  @ApiProperty({ enum: ROLES })
  role!: Role;
  status!: string;
  createdAt!: string;
  expiresAt!: string;
}

class ExportedContribution implements ContributionContract {
  projectId!: number;
  /** Null where the user does not belong to it any more. */
  projectName!: string | null;
  changes!: number;
  firstAt!: string;
  lastAt!: string;
}

class ExportedSubscription {
  status!: string;
  createdAt!: string;
}

export class AccountExport implements AccountExportContract {
  exportedAt!: string;
  user!: UserView;
  /** Null where the identity provider does not tell. */
  identity!: ExportedIdentity | null;
  tokens!: TokenView[];
  memberships!: ExportedMembership[];
  invitations!: ExportedInvitation[];
  /** What the user changed in projects, counted: the texts are the projects'. */
  contributions!: ExportedContribution[];
  subscription!: ExportedSubscription | null;
}
