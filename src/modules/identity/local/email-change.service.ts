import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { EmailChange } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import { RuleError } from '../../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../../platform/errors/duplicates.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { emailColumns } from '../email-columns.js';
import { AccountsQueries } from './accounts.queries.js';
import type { LocalCaller } from './claims.js';
import { CredentialsService } from './credentials.js';
import { AccountEmails } from './account-emails.js';
import { MailTokensService } from './mail-tokens.service.js';
import { SessionsService } from './sessions.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

/** Another e-mail for an account: it is the account's once its mailbox has answered. */
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

  /** Throws UnauthenticatedError when the password is not the present one, RuleError when the e-mail has an account. */
  async request(
    { uid, session }: LocalCaller,
    { password, email: typed }: EmailChange,
    visitor: Visitor,
  ): Promise<void> {
    const { email } = emailColumns(typed);
    const identity = await this.credentials.checkOf(uid, password);
    if (identity.email === email) return;
    await refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        await this.credentials.holdUnchanged(identity);
        await this.sessions.assertLive(session);
        // Without a way to ask, an e-mail counts as verified.
        if (this.mailer.sends) await this.ask(identity, email, visitor);
        else await this.change(identity.id, email, visitor);
      }),
    );
  }

  /**
   * Inside a transaction, within `refuseDuplicates`. Links to the mailbox of before are good for nothing any more; it is
   * told, if it was the account's.
   */
  async change(identityId: number, email: string, visitor: Visitor): Promise<void> {
    const before = await this.accounts.hold(identityId);
    await this.database
      .repository(Identity)
      .update(identityId, { ...emailColumns(email), emailVerified: true });
    await this.tokens.forgetAll(identityId);
    if (this.mailer.sends && before?.emailVerified) await this.emails.sendEmailChanged(before.email, visitor);
  }

  /**
   * Voids the link to the new mailbox, by the token that went to the present one. Throws InvalidError when the token is
   * used, expired or unknown, or the change has been made.
   */
  async cancel(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const { identityId } = await this.tokens.use(token, 'email_change_cancel');
      await this.tokens.forget(identityId, 'email_change');
    });
  }

  /** The present mailbox is told at once, if it is known to be the account's, and may stop it. */
  private async ask(
    { id, email: present, emailVerified }: Identity,
    email: string,
    visitor: Visitor,
  ): Promise<void> {
    const other = await this.accounts.find(email);
    if (other !== null && other.id !== id) throw new RuleError(ErrorCode.EmailAlreadyInUse);
    await this.emails.sendEmailChange(email, await this.tokens.create(id, 'email_change', email), visitor);
    if (!emailVerified) return;
    const token = await this.tokens.create(id, 'email_change_cancel');
    await this.emails.sendEmailChangeAsked(present, token, visitor);
  }
}
