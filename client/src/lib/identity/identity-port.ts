/** Who signed in, as the identity provider knows them. */
export interface IdentityUser {
  email: string;
  /** Whether the mailbox is known to be the user's. */
  emailVerified: boolean;
  /** As it was typed when they signed up, for a profile that is made later, or on another device. */
  username: string | null;
}

/** The interface of an identity provider. */
export interface Identity {
  signUp(email: string, password: string, username: string | null): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Asks for the mail with the link. */
  resetPassword(email: string): Promise<void>;
  /** What the mailed link leads to. */
  confirmReset(token: string, password: string, keepTokens: boolean): Promise<void>;
  /** Applies the token of an emailed link: verifies an email or confirms a change. */
  verifyEmail(token: string): Promise<void>;
  /** Asks for the mail once more that shows the mailbox to be the user's. */
  resendVerification(): Promise<void>;
  /** Requests a change of email; if email can be sent, it takes effect when the new email is verified. */
  changeEmail(password: string, email: string): Promise<void>;
  /** Cancels a requested change of email with the token of an emailed link. */
  cancelEmailChange(token: string): Promise<void>;
  changePassword(password: string, newPassword: string, keepTokens: boolean): Promise<void>;
  current(): IdentityUser | null;
  /** Called at every sign-in and sign-out, in this tab or another. Returns how to stop. */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  /** A token that is valid for at least a few seconds; null if signed out. */
  token(): Promise<string | null>;
  /** The token after `refused` was answered 401; null when the session is over. */
  renew(refused: string): Promise<string | null>;
}
