import type { Role } from '../domain/roles.js';
import type { SessionView } from './identity.js';
import type { TokenView } from './tokens.js';
import type { UserView } from './users.js';

/** The identity that a user signs in with. */
export interface ExportedIdentity {
  email: string;
  emailVerified: boolean;
  /** As entered at sign-up. */
  username: string | null;
  createdAt: string;
  /** Empty if the identity provider does not list sessions. */
  sessions: Omit<SessionView, 'isCurrent'>[];
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
  /** Null if there is none. */
  subscription: { status: string; createdAt: string } | null;
}
