import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { RegisterUser } from '#core/api/users.js';

import { User } from '../../entities/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { InvalidError, RuleError } from '../../platform/errors/domain.error.js';
import type { Caller } from '../identity/access.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the caller a user; whoever is one already stays as they are. Throws InvalidError when the body names another
   * e-mail than the token, RuleError when another user has it.
   */
  async register({ uid, email }: Caller, body: RegisterUser): Promise<User> {
    if (body.email.toLowerCase() !== email.toLowerCase())
      throw new InvalidError(ErrorCode.ValidationError, {
        fields: { email: 'must be the one you signed in with' },
      });
    const users = this.database.repository(User);
    const now = this.clock.now();
    const username = body.username?.trim() || null;
    await users
      .createQueryBuilder()
      .insert()
      .values({ uid, email, username, createdAt: now, updatedAt: now })
      .orIgnore()
      .execute();
    const user = await users.findOneBy({ uid });
    if (user === null) throw new RuleError(ErrorCode.EmailAlreadyInUse);
    return user;
  }
}
