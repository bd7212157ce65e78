import type { AccessView } from './subscriptions.js';

export interface RegisterUser {
  username: string | null;
  email: string;
}

/** What is left out stays. */
export interface UpdateUser {
  username?: string | null;
  /** The verified email that the caller is signed in with. Change it at the identity provider first. */
  email?: string;
}

export interface UserView {
  id: number;
  username: string | null;
  email: string;
  language: string | null;
  createdAt: string;
}

/** The caller, with what they may do just now. */
export interface MeView extends UserView {
  access: AccessView;
  /** At the identity provider. Where it differs, the profile follows by `PATCH /users/me { email }`. */
  identityEmail: string;
  /** False: what needs a verified e-mail, invitations foremost, waits for its owner to follow the mailed link. */
  emailVerified: boolean;
  mayCreateProjects: boolean;
}
