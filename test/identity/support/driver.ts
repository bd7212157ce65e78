import type { ExportedIdentity } from '#core/api/account.js';

import type { Settings } from '../../../src/platform/config/config.js';

/** Somebody with an account at the identity provider, and a token of theirs. */
export interface Somebody {
  uid: string;
  email: string;
  accessToken: string;
}

/** An identity provider as the contract of all of them sees it. */
export interface Driver {
  /** The settings of an instance that uses it. */
  settings: Partial<Settings>;
  somebody: (is: { verified: boolean }) => Promise<Somebody>;
  /** Tokens in somebody's name that nobody should believe, by what is wrong with them. */
  forged: (somebody: Somebody) => Promise<Record<string, string>>;
  /** A token that ends so many seconds from now; null: the provider makes none. */
  tokenFor: ((somebody: Somebody, seconds: number) => string) | null;
  /** What the provider keeps of an account; null: nobody can ask this one. */
  kept: ((somebody: Somebody) => Promise<Partial<ExportedIdentity> | null>) | null;
}
