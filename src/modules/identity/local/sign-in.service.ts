import { Injectable } from '@nestjs/common';

import type { Credentials, TokenPair } from '#core/api/identity.js';

import { Database } from '../../../platform/database/database.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { UsersByUid } from '../users-by-uid.js';
import { AccountEmails } from './account-emails.js';
import { CredentialsService } from './credentials.js';
import { SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly emails: AccountEmails,
    private readonly users: UsersByUid,
    private readonly database: Database,
  ) {}

  /**
   * Throws UnauthenticatedError if the account does not exist or the password is wrong, without telling which;
   * ForbiddenError if the account is disabled.
   */
  async signIn(
    { email, password }: Credentials,
    client: ClientContext,
    userAgent: string | null,
  ): Promise<TokenPair> {
    const identity = await this.credentials.check(email, password);
    return this.database.transaction(async () => {
      await this.credentials.lockUnchanged(identity);
      await this.users.assertEnabled(identity.uid);
      if (await this.sessions.isNewDevice(identity.id, userAgent))
        await this.emails.sendNewDevice(identity, userAgent, client);
      return this.sessions.open(identity, userAgent);
    });
  }
}
