/** The signed-in user, according to the identity provider. */
export interface IdentityUser {
  email: string;
  /** Whether the email is verified. */
  emailVerified: boolean;
  /** As typed during registration, in case the profile is created later or on another device. */
  username: string | null;
}

/** The interface of an identity provider. */
export interface Identity {
  signUp(email: string, password: string, username: string | null): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Requests an email with a link to reset the password. */
  resetPassword(email: string): Promise<void>;
  /** Sets a new password with the token of an emailed link. */
  confirmReset(token: string, password: string, keepTokens: boolean): Promise<void>;
  /** Applies the token of an emailed link: verifies an email or confirms a change. */
  verifyEmail(token: string): Promise<void>;
  /** Sends the verification email again. */
  resendVerification(): Promise<void>;
  /** Requests a change of email; if email can be sent, it takes effect when the new email is verified. */
  changeEmail(password: string, email: string): Promise<void>;
  /** Cancels a requested change of email with the token of an emailed link. */
  cancelEmailChange(token: string): Promise<void>;
  changePassword(password: string, newPassword: string, keepTokens: boolean): Promise<void>;
  current(): IdentityUser | null;
  /** Called at every sign-in and sign-out, in this tab or another. Returns the function to stop. */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  /** A token that is valid for at least a few seconds; null if signed out. */
  token(): Promise<string | null>;
  /** Returns a new token after `refused` was answered with 401; null if the session has ended. */
  renew(refused: string): Promise<string | null>;
}
