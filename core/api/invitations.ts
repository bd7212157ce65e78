import type { AssignableRole } from '../domain/roles.js';
import type { LanguageIdLists, LanguageLimitsView } from './members.js';

/** An invitation as the invited person sees it. */
export interface InvitationView extends LanguageLimitsView {
  id: number;
  projectId: number;
  projectName: string;
  /** The username of the project owner, or their email if they have none. */
  owner: string;
  /** The email of the invited user. */
  email: string;
  role: AssignableRole;
  /** An ISO 8601 date-time in UTC. */
  expiresAt: string;
}

/** An invitation as its sender sees it. */
export interface SentInvitationView extends InvitationView {
  /** Language ids separated by commas; null if not limited. */
  sourceLanguagesIds: string | null;
  targetLanguagesIds: string | null;
}

export interface CreateInvitation extends LanguageIdLists {
  projectId: number;
  email: string;
  role: AssignableRole;
}
