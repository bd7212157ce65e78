import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { Credentials, PasswordChange, TokenPair } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { violates } from '../../../platform/database/violates.js';
import { RuleError, UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { AccountsQueries } from './accounts.queries.js';
import type { LocalCaller } from './bearer.strategy.js';
import { EmailVerificationService } from './email-verification.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';

const UNIQUE_EMAIL = 'unique_identity_email';

/** Accounts: an e-mail and a password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly verification: EmailVerificationService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleError when the e-mail has an account already */
  async signUp({ email, password }: Credentials, visitor: Visitor): Promise<TokenPair> {
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.database.transaction(async () => {
        const identity = await this.create(email, passwordHash);
        if (this.mailer.sends) await this.verification.ask(identity, visitor);
        return this.sessions.open(identity);
      });
    } catch (error) {
      if (violates(UNIQUE_EMAIL, error)) throw new RuleError(ErrorCode.EmailAlreadyInUse, { cause: error });
      throw error;
    }
  }

  /** @throws UnauthenticatedError when there is no such account or the password is another, without telling which */
  async signIn({ email, password }: Credentials): Promise<TokenPair> {
    const identity = await this.accounts.find(email);
    if (!(await this.passwords.matches(password, identity?.passwordHash)) || identity === null)
      throw new UnauthenticatedError(ErrorCode.InvalidCredential);
    return this.database.transaction(async () => {
      await this.holdUnchanged(identity);
      return this.sessions.open(identity);
    });
  }

  /** Ends every other session. Throws UnauthenticatedError when the password is not the present one. */
  async changePassword(caller: LocalCaller, { password, newPassword }: PasswordChange): Promise<void> {
    const identity = await this.accounts.findByUid(caller.uid);
    if (!(await this.passwords.matches(password, identity?.passwordHash)) || identity === null)
      throw new UnauthenticatedError(ErrorCode.InvalidCredential);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.holdUnchanged(identity);
      await this.database.repository(Identity).update(identity.id, { passwordHash });
      await this.sessions.closeAll(identity.id, caller.session);
    });
  }

  private async create(email: string, passwordHash: string): Promise<Identity> {
    return this.database.repository(Identity).save({
      ...{ uid: randomUUID(), email, passwordHash },
      // Without a way to ask, an e-mail counts as verified.
      emailVerified: !this.mailer.sends,
      createdAt: this.clock.now(),
    });
  }

  /** The password was checked before the row was held: by now it may have been changed, which ends every session. */
  private async holdUnchanged({ id, passwordHash }: Identity): Promise<void> {
    const held = await this.accounts.hold(id);
    if (held?.passwordHash !== passwordHash) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
  }
}
