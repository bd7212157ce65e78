import type { ExportedIdentity } from '#core/api/account.js';

import type { Caller } from './access.js';

/** Somebody signed in, for as long as the token is good that says so. */
export interface SignedInCaller extends Caller {
  expiresAt: Date;
}

/** The port to whoever knows the passwords. The rest of the server sees callers, never accounts. */
export abstract class IdentityProvider {
  /** Whom a bearer token vouches for; null when it is forged, expired or meant for others. */
  abstract verify(token: string): Promise<SignedInCaller | null>;

  /**
   * The same for calls that nobody may make whose sessions have been ended meanwhile, as far as the provider tells: it
   * may have to be asked over the network. Throws UnavailableError when it does not answer.
   */
  abstract verifyNotRevoked(token: string): Promise<SignedInCaller | null>;

  /** What is kept about an account, for its owner; null when it is not there. */
  abstract describe(uid: string): Promise<ExportedIdentity | null>;

  /** Forgets an account with all its sessions; one that is gone already is no fault. Throws when it must be tried again. */
  abstract remove(uid: string): Promise<void>;
}
