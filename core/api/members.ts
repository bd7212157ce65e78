import type { Role } from '../domain/roles.js';

/** The caller's own membership. */
export interface MembershipView {
  id: number;
  projectId: number;
  projectName: string;
  ownerEmail: string;
  ownerUsername: string | null;
  role: Role;
}

export interface MemberLanguageView {
  id: number;
  name: string;
}

/** The languages somebody is limited to, by their names. */
export interface LanguageLimitsView {
  /** An empty list that is restricted means none; one that is not means all. */
  sourceRestricted: boolean;
  targetRestricted: boolean;
  sourceLanguages: MemberLanguageView[];
  targetLanguages: MemberLanguageView[];
}

/** Somebody who belongs to a project, or who is invited to it. */
export interface ProjectUserView extends LanguageLimitsView {
  userId: number;
  projectId: number;
  username: string | null;
  email: string;
  role: Role;
  /** True for an invited user who is not a member yet. */
  pending: boolean;
  /** Null for members. */
  invitationId: number | null;
}

/** Ids of languages joined by commas; empty or null: not limited. */
export type LanguageIds = string | null;

export interface LanguageIdLists {
  sourceLanguagesIds?: LanguageIds;
  targetLanguagesIds?: LanguageIds;
}

/** What is left out stays. `owner` hands the project over: its new owner is not limited, its old one is a manager. */
export interface UpdateProjectUser extends LanguageIdLists {
  role?: Role;
}
