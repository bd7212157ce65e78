import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { Credentials, NewAccount, TokenPair } from '#core/api/identity.js';

import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { RuleError, UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../../platform/database/duplicates.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { emailColumns } from '../email-columns.js';
import { assertMayOpenAccount } from '../registration.js';
import { usernameOf } from '../username.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { NewIdentities } from './new-identities.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sign-in.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

@Injectable()
export class SignUpService {
  constructor(
    private readonly config: Config,
    private readonly accounts: AccountsQueries,
    private readonly identities: NewIdentities,
    private readonly signIns: SignInService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly database: Database,
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
    if (await this.accounts.isHalfway(email)) return this.resume({ email, password }, client, userAgent);
    const passwordHash = await this.passwords.hash(password);
    return refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const wanted = { ...columns, passwordHash, username: usernameOf(username) };
        const identity = await this.identities.create(wanted, client);
        return this.sessions.open(identity, userAgent);
      }),
    );
  }

  /** With a different password, the caller is somebody else: the email is taken. */
  private async resume(
    credentials: Credentials,
    client: ClientContext,
    userAgent: string | null,
  ): Promise<TokenPair> {
    try {
      return await this.signIns.signIn(credentials, client, userAgent);
    } catch (error) {
      if (error instanceof UnauthenticatedError)
        throw new RuleError(ErrorCode.EmailAlreadyInUse, { cause: error });
      throw error;
    }
  }
}
