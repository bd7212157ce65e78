import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { UnauthenticatedError } from '../../platform/errors/domain.error.js';

/** The user `as`, as columns named like the fields of the entity. */
export const userColumns = ({ as }: { as: string }): string => `
  ${as}.id, ${as}.uid, ${as}.email, ${as}.folded_email AS "foldedEmail", ${as}.username, ${as}.language,
  ${as}.created_at AS "createdAt", ${as}.updated_at AS "updatedAt"`;

const USER = `SELECT ${userColumns({ as: 'u' })} FROM app_user u WHERE u.uid = $1`;

/** Finds the user of a caller. Every call does, so this is one prepared statement and no entity. */
@Injectable()
export class UsersByUid {
  constructor(private readonly database: Database) {}

  /** @throws UnauthenticatedError if the caller has not registered, or their account is gone */
  async find(uid: string): Promise<User> {
    const [user] = await this.database.query<User>(USER, [uid]);
    if (user === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return user;
  }
}
