import type { Role } from '../domain/roles.js';
import type { SessionView } from './identity.js';
import type { TokenView } from './tokens.js';
import type { UserView } from './users.js';

export type ExportedSession = Omit<SessionView, 'isCurrent'>;

/** The identity that a user signs in with. */
export interface ExportedIdentity {
  email: string;
  emailVerified: boolean;
  /** As entered at sign-up. */
  username: string | null;
  createdAt: string;
  /** Empty if the identity provider does not list sessions. */
  sessions: ExportedSession[];
}

export interface ExportedMembership {
  projectId: number;
  projectName: string;
  role: Role;
  joinedAt: string;
}

export interface ExportedInvitation {
  projectId: number;
  /** Null for invitations that the user sent. */
  projectName: string | null;
  direction: 'received' | 'sent';
  role: Role;
  status: string;
  createdAt: string;
  expiresAt: string;
}

/** The number of changes that a user made in a project. */
export interface ExportedContribution {
  projectId: number;
  /** Null if the user is no longer a member. */
  projectName: string | null;
  changes: number;
  firstAt: string;
  lastAt: string;
}

/** The actions of operators on an account. */
export const OPERATOR_ACTIONS = [
  'account.disabled',
  'account.enabled',
  'account.signed_out',
  'account.reset_link',
] as const;

export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

export interface ExportedOperatorAct {
  action: OperatorAction;
  at: string;
}

export interface ExportedSubscription {
  status: string;
  createdAt: string;
}

/** Everything that is stored about a user, for that user. Times are ISO 8601. */
export interface AccountExport {
  exportedAt: string;
  user: UserView;
  /** Null if the identity provider does not answer. */
  identity: ExportedIdentity | null;
  tokens: TokenView[];
  memberships: ExportedMembership[];
  invitations: ExportedInvitation[];
  contributions: ExportedContribution[];
  /** The actions of operators on the account, oldest first. */
  operatorActs: ExportedOperatorAct[];
  /** Null if there is none. */
  subscription: ExportedSubscription | null;
}
