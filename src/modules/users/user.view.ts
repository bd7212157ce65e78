import type { AccessView as AccessContract } from '#core/api/subscriptions.js';
import type { MeView as MeContract, UserView as UserContract } from '#core/api/users.js';
import type { AccessMode } from '#core/domain/entitlement.js';

import type { User } from '../../entities/index.js';
import type { Config } from '../../platform/config/config.js';
import type { Caller } from '../identity/access.js';
import { hasProvenEmail, mayCreateProjects } from '../identity/registration.js';

export class UserView implements UserContract {
  id!: number;
  username!: string | null;
  email!: string;
  /** The language of emails: that of the interface at registration, until it is changed. */
  language!: string | null;
  /** An ISO 8601 date-time in UTC. */
  createdAt!: string;
}

export class AccessView implements AccessContract {
  mode!: AccessMode;
  /** An ISO 8601 date-time in UTC; null if billing is disabled. */
  trialEndsAt!: string | null;
  /** The current time of the server. */
  serverTime!: string;
}

export class MeView extends UserView implements MeContract {
  access!: AccessView;
  /** The email at the identity provider. If it differs from `email`, the profile has not been updated yet. */
  identityEmail!: string;
  /** Calls that require a verified email are refused while this is false. */
  emailVerified!: boolean;
  /** Whether the instance allows the caller to create projects. */
  mayCreateProjects!: boolean;
}

export const userView = ({ id, username, email, language, createdAt }: User): UserView => ({
  id,
  username,
  email,
  language,
  createdAt: createdAt.toISOString(),
});

/** The rights that the settings of the instance give the signed-in user. */
export const standingOf = (config: Config, caller: Caller): Omit<MeView, keyof UserView | 'access'> => ({
  identityEmail: caller.email,
  emailVerified: hasProvenEmail(config, caller),
  mayCreateProjects: mayCreateProjects(config, caller),
});
