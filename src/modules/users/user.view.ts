import type { UserView as UserContract } from '#core/api/users.js';

import type { User } from '../../entities/index.js';

export class UserView implements UserContract {
  id!: number;
  username!: string | null;
  email!: string;
  /** The language of the interface; null leaves it to the browser. */
  language!: string | null;
  /** ISO 8601. */
  createdAt!: string;
}

export const userView = ({ id, username, email, language, createdAt }: User): UserView => ({
  id,
  username,
  email,
  language,
  createdAt: createdAt.toISOString(),
});
