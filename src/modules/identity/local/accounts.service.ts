import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { Credentials, PasswordChange, TokenPair } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { refuseDuplicates } from '../../../platform/errors/duplicates.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { LocalCaller } from './bearer.strategy.js';
import { CredentialsService } from './credentials.js';
import { EmailVerificationService } from './email-verification.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

/** Accounts: an e-mail and a password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly verification: EmailVerificationService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleError when the e-mail has an account already */
  async signUp(
    { email, password }: Credentials,
    visitor: Visitor,
    userAgent: string | null,
  ): Promise<TokenPair> {
    const passwordHash = await this.passwords.hash(password);
    return refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const identity = await this.create(email, passwordHash);
        if (this.mailer.sends) await this.verification.ask(identity, visitor);
        return this.sessions.open(identity, userAgent);
      }),
    );
  }

  /** @throws UnauthenticatedError when there is no such account or the password is another, without telling which */
  async signIn({ email, password }: Credentials, userAgent: string | null): Promise<TokenPair> {
    const identity = await this.credentials.check(email, password);
    return this.database.transaction(async () => {
      await this.credentials.holdUnchanged(identity);
      return this.sessions.open(identity, userAgent);
    });
  }

  /** Ends every other session. Throws UnauthenticatedError when the password is not the present one. */
  async changePassword(caller: LocalCaller, { password, newPassword }: PasswordChange): Promise<void> {
    const identity = await this.credentials.checkOf(caller.uid, password);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.credentials.holdUnchanged(identity);
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
}
