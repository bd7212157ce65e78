/** The local driver's calls under /identity. They answer 404 under another driver. */
export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  /** The username for the profile, if that is created later. */
  username?: string | null;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** The lifetime of the access token, in seconds. */
  expiresIn: number;
}

export interface RefreshRequest {
  refreshToken: string;
}

export interface PasswordResetRequest {
  email: string;
}

export interface PasswordResetConfirmation {
  token: string;
  password: string;
  /** If true, personal access tokens stay valid if the email was verified before; otherwise they are revoked. */
  keepTokens?: boolean;
}

export interface EmailVerification {
  token: string;
}

/** Takes effect when the new email is verified, or at once if the instance sends no email. */
export interface EmailChange {
  password: string;
  email: string;
}

export interface EmailChangeCancellation {
  token: string;
}

/** One sign-in on one device. */
export interface SessionView {
  id: string;
  /** An ISO 8601 date-time in UTC. */
  createdAt: string;
  /** The last renewal, to the quarter of an hour. */
  lastUsedAt: string;
  /** The user agent that the device sent last; null if it sent none. */
  userAgent: string | null;
  /** True for the session that makes this call. */
  isCurrent: boolean;
}

export interface PasswordChange {
  password: string;
  newPassword: string;
  /** If true, personal access tokens stay valid; otherwise they are revoked. */
  keepTokens?: boolean;
}
