import { ApiProperty } from '@nestjs/swagger';

import type {
  AccountExport as AccountExportContract,
  ExportedContribution as ContributionContract,
  ExportedIdentity as IdentityContract,
  ExportedInvitation as InvitationContract,
  ExportedMembership as MembershipContract,
  ExportedOperatorAct as OperatorActContract,
  ExportedSession as SessionContract,
  ExportedSubscription as SubscriptionContract,
  OperatorAction,
} from '#core/api/account.js';
import { OPERATOR_ACTIONS } from '#core/api/account.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { TokenView } from '../tokens/token.view.js';
import { UserView } from '../users/user.view.js';

class ExportedSession implements SessionContract {
  id!: string;
  createdAt!: string;
  lastUsedAt!: string;
  userAgent!: string | null;
}

class ExportedIdentity implements IdentityContract {
  email!: string;
  emailVerified!: boolean;
  /** As entered at sign-up. */
  username!: string | null;
  createdAt!: string;
  /** Empty if the identity provider does not list sessions. */
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
  /** Null for invitations that the user sent. */
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
  /** Null if the user is no longer a member. */
  projectName!: string | null;
  changes!: number;
  firstAt!: string;
  lastAt!: string;
}

class ExportedOperatorAct implements OperatorActContract {
  @ApiProperty({ enum: OPERATOR_ACTIONS })
  action!: OperatorAction;
  at!: string;
}

class ExportedSubscription implements SubscriptionContract {
  status!: string;
  createdAt!: string;
}

export class AccountExport implements AccountExportContract {
  exportedAt!: string;
  user!: UserView;
  /** Null if the identity provider does not answer. */
  identity!: ExportedIdentity | null;
  tokens!: TokenView[];
  memberships!: ExportedMembership[];
  invitations!: ExportedInvitation[];
  /** The number of changes per project. Texts belong to the projects and are not included. */
  contributions!: ExportedContribution[];
  /** The actions of operators on the account, oldest first. */
  operatorActs!: ExportedOperatorAct[];
  subscription!: ExportedSubscription | null;
}
