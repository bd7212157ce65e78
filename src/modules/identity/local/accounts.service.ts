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
import type { LocalCaller } from './claims.js';
import { CredentialsService } from './credentials.js';
import { EmailVerificationService } from './email-verification.service.js';
import { Passwords } from './passwords.js';
import { RevocationService } from './revocation.service.js';
import { SessionsService } from './sessions.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

/** Accounts: an e-mail and a password. */
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
   * Whoever has an account and never got to their profile may send the same form again: it opens a session. Throws
   * RuleError when the e-mail has an account already, InvalidError when it cannot have one, ForbiddenError when this
   * instance does not let it in.
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

  /** @throws UnauthenticatedError when there is no such account or the password is another, without telling which */
  async signIn({ email, password }: Credentials, userAgent: string | null): Promise<TokenPair> {
    const identity = await this.credentials.check(email, password);
    return this.database.transaction(async () => {
      await this.credentials.holdUnchanged(identity);
      return this.sessions.open(identity, userAgent);
    });
  }

  /**
   * Ends every other session, and what else could open one. Throws UnauthenticatedError when the password is not the
   * present one.
   */
  async changePassword(
    { uid, session }: LocalCaller,
    { password, newPassword, keepTokens = false }: PasswordChange,
    requestId: string,
  ): Promise<void> {
    const identity = await this.credentials.checkOf(uid, password);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.credentials.holdUnchanged(identity);
      await this.sessions.assertLive(session);
      await this.database.repository(Identity).update(identity.id, { passwordHash });
      await this.revocation.revoke(identity, { except: session, keepTokens, requestId });
    });
  }

  /** Another password is that of somebody else, to whom the e-mail is taken. */
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
      // Without a way to ask, an e-mail counts as verified.
      emailVerified: !this.mailer.sends,
      createdAt: this.clock.now(),
    });
  }
}
