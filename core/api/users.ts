import type { AccessView } from './subscriptions.js';

export interface RegisterUser {
  username?: string | null;
  email: string;
}

/** Absent fields stay unchanged. */
export interface UpdateUser {
  username?: string | null;
  /** The verified email that the caller is signed in with. Change it at the identity provider first. */
  email?: string;
  /** The language of emails; null: that of the request which causes one. */
  language?: 'en' | 'fr' | null;
}

/** The author of a change. */
export interface ActivityActor {
  id: number;
  username: string | null;
}

export interface UserView {
  id: number;
  username: string | null;
  email: string;
  language: string | null;
  createdAt: string;
}

/** The caller and their current rights. */
export interface MeView extends UserView {
  access: AccessView;
  /** The email at the identity provider. If it differs, `PATCH /users/me { email }` updates the profile. */
  identityEmail: string;
  /** False until the user follows the emailed link; calls that need a verified email are refused until then. */
  emailVerified: boolean;
  mayCreateProjects: boolean;
}
