import type { ExportedIdentity } from '#core/api/account.js';

import type { Caller } from './access.js';

/** A signed-in user, until the token expires. */
export interface SignedInCaller extends Caller {
  expiresAt: Date;
}

/** The port to the identity driver. The rest of the server sees callers, never accounts. */
export abstract class IdentityProvider {
  /**
   * The caller of a bearer token; null if it is forged, expired, for another audience or of an ended session, as far as
   * known without a network call.
   */
  abstract verify(token: string): Promise<SignedInCaller | null>;

  /**
   * Inside a transaction: locks the caller's session until the commit, for what would outlive it. Does nothing if
   * sessions are managed elsewhere. Throws UnauthenticatedError if it has ended.
   */
  abstract lockSession(caller: Caller): Promise<void>;

  /** The stored data about an account, for its owner; null if it does not exist. */
  abstract describe(uid: string): Promise<ExportedIdentity | null>;

  /** Deletes an account with all its sessions; succeeds if it is already deleted. Throws if it must be retried. */
  abstract remove(uid: string): Promise<void>;
}
