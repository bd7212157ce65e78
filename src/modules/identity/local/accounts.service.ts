import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { Credentials, NewAccount, PasswordChange, TokenPair } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { RuleError, UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../../platform/errors/duplicates.js';
import type { ClientContext } from '../../../platform/http/client-context.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { emailColumns } from '../email-columns.js';
import type { EmailColumns } from '../email-columns.js';
import { assertMayOpenAccount } from '../registration.js';
import { usernameOf } from '../username.js';
import { AccountsQueries } from './accounts.queries.js';
import type { LocalCaller } from './sessions/claims.js';
import { CredentialsService } from './credentials.js';
import { EmailVerificationService } from './email-verification.service.js';
import { Passwords } from './passwords.js';
import { RevocationService } from './sessions/revocation.service.js';
import { SessionsService } from './sessions/sessions.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

/** Accounts with an email and a password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly config: Config,
    private readonly accounts: AccountsQueries,
    private readonly credentials: CredentialsService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly revocation: RevocationService,
    private readonly verification: EmailVerificationService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account, or signs in a user who has one but did not finish their profile. Throws RuleError if the email
   * is in use, InvalidError if it is not allowed, ForbiddenError if registration is closed to it.
   */
  async signUp(
    { email, password, username }: NewAccount,
    client: ClientContext,
    userAgent: string | null,
  ): Promise<TokenPair> {
    const columns = emailColumns(email);
    assertMayOpenAccount(this.config, email);
    if (await this.accounts.isHalfway(email)) return this.resume({ email, password }, userAgent);
    const passwordHash = await this.passwords.hash(password);
    return refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const identity = await this.create({ ...columns, passwordHash, username: usernameOf(username) });
        if (this.mailer.sends) await this.verification.ask(identity, client);
        return this.sessions.open(identity, userAgent);
      }),
    );
  }

  /** @throws UnauthenticatedError if the account does not exist or the password is wrong, without telling which */
  async signIn({ email, password }: Credentials, userAgent: string | null): Promise<TokenPair> {
    const identity = await this.credentials.check(email, password);
    return this.database.transaction(async () => {
      await this.credentials.lockUnchanged(identity);
      return this.sessions.open(identity, userAgent);
    });
  }

  /**
   * Ends every other session and revokes what could start one. Throws UnauthenticatedError if the current password is
   * wrong.
   */
  async changePassword(
    { uid, session }: LocalCaller,
    { password, newPassword, keepTokens = false }: PasswordChange,
    requestId: string,
  ): Promise<void> {
    const identity = await this.credentials.checkOf(uid, password);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.credentials.lockUnchanged(identity);
      await this.sessions.assertLive(session);
      await this.database.repository(Identity).update(identity.id, { passwordHash });
      await this.revocation.revoke(identity, { except: session, keepTokens, requestId });
    });
  }

  /** With a different password, the caller is somebody else: the email is taken. */
  private async resume(credentials: Credentials, userAgent: string | null): Promise<TokenPair> {
    try {
      return await this.signIn(credentials, userAgent);
    } catch (error) {
      if (error instanceof UnauthenticatedError)
        throw new RuleError(ErrorCode.EmailAlreadyInUse, { cause: error });
      throw error;
    }
  }

  private async create(
    wanted: EmailColumns & Pick<Identity, 'passwordHash' | 'username'>,
  ): Promise<Identity> {
    return this.database.repository(Identity).save({
      ...wanted,
      uid: randomUUID(),
      // If the instance sends no email, addresses count as verified.
      emailVerified: !this.mailer.sends,
      createdAt: this.clock.now(),
    });
  }
}
