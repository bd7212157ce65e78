import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { USER_BY_UID } from './users.sql.js';

/** The user of a caller, unless disabled. @throws ForbiddenError */
export function enabled(user: User): User {
  if (user.disabledAt !== null) throw new ForbiddenError(ErrorCode.AccountDisabled);
  return user;
}

/** Finds the user of a caller. Runs with every call, so it is one prepared statement without entities. */
@Injectable()
export class UsersByUid {
  constructor(private readonly database: Database) {}

  /** @throws UnauthenticatedError if the caller has not registered or was deleted; ForbiddenError if disabled */
  async find(uid: string): Promise<User> {
    const [user] = await this.database.query<User>(USER_BY_UID, [uid]);
    if (user === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return enabled(user);
  }

  async isDisabled(uid: string): Promise<boolean> {
    const [user] = await this.database.query<User>(USER_BY_UID, [uid]);
    return user !== undefined && user.disabledAt !== null;
  }

  /** For callers who may not have registered yet. @throws ForbiddenError if the account is disabled */
  async assertEnabled(uid: string): Promise<void> {
    if (await this.isDisabled(uid)) throw new ForbiddenError(ErrorCode.AccountDisabled);
  }
}
