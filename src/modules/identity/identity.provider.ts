import type { ExportedIdentity } from '#core/api/account.js';

import type { Caller } from './access.js';

/** Somebody signed in, for as long as the token is good that says so. */
export interface SignedInCaller extends Caller {
  expiresAt: Date;
}

/** The port to whoever knows the passwords. The rest of the server sees callers, never accounts. */
export abstract class IdentityProvider {
  /**
   * Whom a bearer token vouches for; null when it is forged, expired, meant for others, or of a session that has ended,
   * as far as that is known without asking anybody over the network.
   */
  abstract verify(token: string): Promise<SignedInCaller | null>;

  /**
   * Inside a transaction: keeps the caller's session from ending before the commit, for what would outlive the session.
   * Does nothing where the sessions are kept elsewhere. Throws UnauthenticatedError when it has ended.
   */
  abstract lockSession(caller: Caller): Promise<void>;

  /** What is kept about an account, for its owner; null when it is not there. */
  abstract describe(uid: string): Promise<ExportedIdentity | null>;

  /** Forgets an account with all its sessions; one that is gone already is no fault. Throws when it must be tried again. */
  abstract remove(uid: string): Promise<void>;
}
