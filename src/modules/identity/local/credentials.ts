import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import type { Identity } from '../../../entities/index.js';
import { UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { Passwords } from './passwords.js';

/** Checks passwords with the same cost and the same error, whatever is wrong. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
  ) {}

  /** @throws UnauthenticatedError if the account does not exist or the password is wrong, without telling which */
  async check(email: string, password: string): Promise<Identity> {
    return this.proven(await this.accounts.find(email), password);
  }

  /** @throws UnauthenticatedError if the current password is wrong */
  async checkOf(uid: string, password: string): Promise<Identity> {
    return this.proven(await this.accounts.findByUid(uid), password);
  }

  /** The password was checked before the row was locked, so it may have changed since, which ends every session. */
  async lockUnchanged({ id, passwordHash }: Identity): Promise<void> {
    const locked = await this.accounts.lock(id);
    if (locked?.passwordHash !== passwordHash) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
  }

  private async proven(identity: Identity | null, password: string): Promise<Identity> {
    const isRight = await this.passwords.matches(password, identity?.passwordHash);
    if (!isRight || identity === null) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
    return identity;
  }
}
