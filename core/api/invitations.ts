import type { AssignableRole } from '../domain/roles.js';
import type { LanguageIdLists, LanguageLimitsView } from './members.js';

/** An invitation as the invited person sees it. */
export interface InvitationView extends LanguageLimitsView {
  id: number;
  projectId: number;
  projectName: string;
  /** The name of the project's owner, or else the e-mail. */
  owner: string;
  /** Whom it invites. */
  email: string;
  role: AssignableRole;
  /** ISO 8601. */
  expiresAt: string;
}

/** An invitation as whoever made it sees it. */
export interface SentInvitationView extends InvitationView {
  /** Joined by commas; null: not limited. */
  sourceLanguagesIds: string | null;
  targetLanguagesIds: string | null;
}

export interface CreateInvitation extends LanguageIdLists {
  projectId: number;
  email: string;
  role: AssignableRole;
}
