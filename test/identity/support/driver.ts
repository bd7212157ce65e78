import type { ExportedIdentity } from '#core/api/account.js';

import type { Settings } from '../../../src/platform/config/config.js';

/** A user with an account and a token of the identity provider. */
export interface Somebody {
  uid: string;
  email: string;
  accessToken: string;
}

/** The driver of an identity provider in the contract tests. */
export interface Driver {
  /** The settings of an instance that uses it. */
  settings: Partial<Settings>;
  somebody: (is: { verified: boolean }) => Promise<Somebody>;
  /** Invalid tokens in the name of a user, by what is wrong with them. */
  forged: (somebody: Somebody) => Promise<Record<string, string>>;
  /** A token that expires after some seconds; null if the provider cannot create one. */
  tokenFor: ((somebody: Somebody, seconds: number) => string) | null;
  /** The stored account at the provider; null if it cannot be read. */
  kept: ((somebody: Somebody) => Promise<Partial<ExportedIdentity> | null>) | null;
}
