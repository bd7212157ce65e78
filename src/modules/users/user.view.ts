import type { UserView } from '#core/api/users.js';

import type { User } from '../../entities/index.js';

export const userView = ({ id, username, email, language, createdAt }: User): UserView => ({
  id,
  username,
  email,
  language,
  createdAt: createdAt.toISOString(),
});
