import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { EmailChange } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import { RuleError } from '../../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../../platform/database/duplicates.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { emailColumns } from '../email-columns.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import type { LocalCaller } from './sessions/claims.js';
import { CredentialsService } from './credentials.js';
import { AccountEmails } from './account-emails.js';
import { MailTokensService } from './accounts/mail-tokens.service.js';
import { SessionsService } from './sessions/sessions.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

/** Changes the email of an account once the new mailbox has confirmed it. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly tokens: MailTokensService,
    private readonly emails: AccountEmails,
    private readonly mailer: Mailer,
    private readonly database: Database,
  ) {}

  /** Throws UnauthenticatedError if the current password is wrong, RuleError if the email is in use. */
  async request(
    { uid, session }: LocalCaller,
    { password, email: typed }: EmailChange,
    client: ClientContext,
  ): Promise<void> {
    const { email } = emailColumns(typed);
    const identity = await this.credentials.checkOf(uid, password);
    if (identity.email === email) return;
    await refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        await this.credentials.lockUnchanged(identity);
        await this.sessions.assertLive(session);
        // If the instance sends no email, addresses count as verified.
        if (this.mailer.sends) await this.ask(identity, email, client);
        else await this.change(identity.id, email, client);
      }),
    );
  }

  /**
   * Inside a transaction, within `refuseDuplicates`. Invalidates links to the previous mailbox, and notifies it if it
   * was verified.
   */
  async change(identityId: number, email: string, client: ClientContext): Promise<void> {
    const before = await this.accounts.lock(identityId);
    await this.database
      .repository(Identity)
      .update(identityId, { ...emailColumns(email), emailVerified: true });
    await this.tokens.forgetAll(identityId);
    if (before !== null) await this.emails.sendEmailChanged(before, client);
  }

  /**
   * Invalidates the link to the new mailbox, with the token sent to the current one. Throws InvalidError if the token
   * is used, expired or unknown, or the change is complete.
   */
  async cancel(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const { identityId } = await this.tokens.use(token, 'email_change_cancel');
      await this.tokens.forget(identityId, 'email_change');
    });
  }

  /** Notifies the current mailbox, if it is verified, with a link that cancels the change. */
  private async ask(account: Identity, email: string, client: ClientContext): Promise<void> {
    const { id, emailVerified } = account;
    const other = await this.accounts.find(email);
    if (other !== null && other.id !== id) throw new RuleError(ErrorCode.EmailAlreadyInUse);
    const link = await this.tokens.create(id, 'email_change', email);
    await this.emails.sendEmailChange(account, email, link, client);
    if (!emailVerified) return;
    const token = await this.tokens.create(id, 'email_change_cancel');
    await this.emails.sendEmailChangeAsked(account, token, client);
  }
}
