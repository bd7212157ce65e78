import type { Role } from '../domain/roles.js';

/** The caller's own membership. */
export interface MembershipView {
  id: number;
  projectId: number;
  projectName: string;
  ownerEmail: string;
  ownerUsername: string | null;
  role: Role;
  /** Since when the project is read-only; null if it is not archived. */
  archivedAt: string | null;
}

export interface MemberLanguageView {
  id: number;
  name: string;
  /** A canonical BCP 47 tag; null if unknown. */
  tag: string | null;
}

/** The names of the languages that a member is limited to. */
export interface LanguageLimitsView {
  /** If restricted, an empty list means no language; otherwise all languages. */
  sourceRestricted: boolean;
  targetRestricted: boolean;
  sourceLanguages: MemberLanguageView[];
  targetLanguages: MemberLanguageView[];
}

/** A member of a project, or an invited user. */
export interface ProjectUserView extends LanguageLimitsView {
  /** Null for an invitation to an email without an account. */
  userId: number | null;
  projectId: number;
  username: string | null;
  email: string;
  role: Role;
  /** True for an invited user who is not a member yet. */
  pending: boolean;
  /** Null for members. */
  invitationId: number | null;
}

/** Language ids separated by commas; empty or null if not limited. */
export type LanguageIds = string | null;

export interface LanguageIdLists {
  sourceLanguagesIds?: LanguageIds;
  targetLanguagesIds?: LanguageIds;
}

/** Absent fields stay unchanged. `owner` transfers the project: the new owner is not limited, the previous one becomes a manager. */
export interface UpdateProjectUser extends LanguageIdLists {
  role?: Role;
}
