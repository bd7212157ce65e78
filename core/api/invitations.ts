import type { AssignableRole } from '../domain/roles.js';
import type { LanguageIdLists, LanguageLimitsView } from './members.js';

/** An invitation, for its sender and for the invited person. */
export interface InvitationView extends LanguageLimitsView {
  id: number;
  projectId: number;
  projectName: string;
  /** The username of the project owner, or their email if they have none. */
  owner: string;
  /** The email of the invited user. */
  email: string;
  role: AssignableRole;
  /** Language ids separated by commas, empty if all were deleted; null if not limited. */
  sourceLanguagesIds: string | null;
  targetLanguagesIds: string | null;
  /** An ISO 8601 date-time in UTC. */
  expiresAt: string;
}

/** The response to a new invitation, for its sender. */
export interface CreatedInvitationView extends InvitationView {
  /** True if the email has no account; otherwise absent. */
  pending?: true;
  /** The link to the registration, to pass on. Present if the email has no account and the instance sends no emails. */
  link?: string;
}

export interface CreateInvitation extends LanguageIdLists {
  projectId: number;
  email: string;
  role: AssignableRole;
  /** Whether to invite an email without an account as well; absent means false. */
  mayRegister?: boolean;
}
