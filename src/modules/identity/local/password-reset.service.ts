import { Injectable } from '@nestjs/common';

import type { PasswordResetConfirmation } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Background } from '../../../platform/background.js';
import { Database } from '../../../platform/database/database.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { assertDefined } from '../../../platform/assert-defined.js';
import { UsersByUid } from '../users-by-uid.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { AccountEmails } from './account-emails.js';
import { MailTokensService } from './accounts/mail-tokens.service.js';
import { Passwords } from './passwords.js';
import { RevocationService } from './sessions/revocation.service.js';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly tokens: MailTokensService,
    private readonly passwords: Passwords,
    private readonly revocation: RevocationService,
    private readonly users: UsersByUid,
    private readonly emails: AccountEmails,
    private readonly background: Background,
    private readonly database: Database,
  ) {}

  /** Responds before the lookup, so that neither the response nor its time reveals whether an account exists. */
  request(email: string, client: ClientContext): void {
    this.background.run('Preparing a password reset', () => this.prepare(email, client));
  }

  /**
   * Ends every session and revokes what could start one. Throws InvalidError if the token is used, expired or unknown.
   */
  async confirm(
    { token, password, keepTokens = false }: PasswordResetConfirmation,
    requestId: string,
    client: ClientContext,
  ): Promise<void> {
    await this.tokens.assertGood(token, 'password_reset');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async () => {
      const { identityId } = await this.tokens.use(token, 'password_reset');
      const identity = assertDefined(await this.accounts.lock(identityId), 'account');
      // The link proves access to the mailbox, so the email is verified as well.
      await this.database.repository(Identity).update(identityId, { passwordHash, emailVerified: true });
      // Before that, another person may have created the tokens.
      const keeps = keepTokens && identity.emailVerified;
      await this.revocation.revoke(identity, { except: null, keepTokens: keeps, requestId });
      await this.emails.sendPasswordChanged({ ...identity, emailVerified: true }, client);
    });
  }

  private async prepare(email: string, client: ClientContext): Promise<void> {
    await this.database.transaction(async () => {
      const identity = await this.accounts.find(email);
      if (identity === null || (await this.users.isDisabled(identity.uid))) return;
      const token = await this.tokens.resetLink(identity.id);
      if (token !== null) await this.emails.sendPasswordReset(identity, token, client);
    });
  }
}
