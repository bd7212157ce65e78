import type { Caller } from './access.js';

/** The port to whoever knows the passwords. The rest of the server sees callers, never accounts. */
export abstract class IdentityProvider {
  /** Whom a bearer token vouches for; null when it is forged, expired or meant for others. */
  abstract verify(token: string): Promise<Caller | null>;

  /** Forgets an account with all its sessions; one that is gone already is no fault. Throws when it must be tried again. */
  abstract remove(uid: string): Promise<void>;
}
