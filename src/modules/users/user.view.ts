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
  /** Of the interface when it was last noted, at the registration or a change of the profile: mails are written in it. */
  language!: string | null;
  /** ISO 8601. */
  createdAt!: string;
}

export class AccessView implements AccessContract {
  mode!: AccessMode;
  /** ISO 8601; null where no payments are taken. */
  trialEndsAt!: string | null;
  /** The clock that counts. */
  serverTime!: string;
}

export class MeView extends UserView implements MeContract {
  access!: AccessView;
  /** At the identity provider; where it differs, the profile has yet to follow. */
  identityEmail!: string;
  /** False: what needs a verified e-mail waits for its owner to follow the mailed link. */
  emailVerified!: boolean;
  /** Whether this instance lets the caller make projects. */
  mayCreateProjects!: boolean;
}

export const userView = ({ id, username, email, language, createdAt }: User): UserView => ({
  id,
  username,
  email,
  language,
  createdAt: createdAt.toISOString(),
});

/** What the instance lets whoever signed in do. */
export const standingOf = (config: Config, caller: Caller): Omit<MeView, keyof UserView | 'access'> => ({
  identityEmail: caller.email,
  emailVerified: hasProvenEmail(config, caller),
  mayCreateProjects: mayCreateProjects(config, caller),
});
