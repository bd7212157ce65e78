import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import type { Identity } from '../../../entities/index.js';
import { UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import { AccountsQueries } from './accounts.queries.js';
import { Passwords } from './passwords.js';

/** Who knows the password of an account: asked for by the same work and the same refusal, whatever is wrong. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
  ) {}

  /** @throws UnauthenticatedError when there is no such account or the password is another, without telling which */
  async check(email: string, password: string): Promise<Identity> {
    return this.proven(await this.accounts.find(email), password);
  }

  /** @throws UnauthenticatedError when the password is not the present one */
  async checkOf(uid: string, password: string): Promise<Identity> {
    return this.proven(await this.accounts.findByUid(uid), password);
  }

  /** The password was checked before the row was held: by now it may have been changed, which ends every session. */
  async holdUnchanged({ id, passwordHash }: Identity): Promise<void> {
    const held = await this.accounts.lock(id);
    if (held?.passwordHash !== passwordHash) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
  }

  private async proven(identity: Identity | null, password: string): Promise<Identity> {
    const isRight = await this.passwords.matches(password, identity?.passwordHash);
    if (!isRight || identity === null) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
    return identity;
  }
}
