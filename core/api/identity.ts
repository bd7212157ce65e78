/** The local driver's calls under /identity. They answer 404 under another driver. */
export interface Credentials {
  email: string;
  password: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Seconds the access token lives. */
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
}

export interface EmailVerification {
  token: string;
}

/** Takes effect once the new mailbox has answered; at once where no mail can be sent. */
export interface EmailChange {
  password: string;
  email: string;
}

export interface PasswordChange {
  password: string;
  newPassword: string;
}
