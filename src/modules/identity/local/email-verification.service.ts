import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import { UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../../platform/database/duplicates.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import type { Caller } from '../access.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { EmailChangeService } from './email-change.service.js';
import { AccountEmails } from './account-emails.js';
import { MailTokensService } from './accounts/mail-tokens.service.js';

const DUPLICATES = { unique_identity_email: ErrorCode.EmailAlreadyInUse };

@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly tokens: MailTokensService,
    private readonly emails: AccountEmails,
    private readonly changes: EmailChangeService,
    private readonly database: Database,
  ) {}

  /** Mails a verification link. Inside a transaction. */
  async ask(identity: Identity, client: ClientContext): Promise<void> {
    const token = await this.tokens.create(identity.id, 'email_verification');
    await this.emails.sendEmailVerification(identity, token, client);
  }

  /** Mails the link again; does nothing if the email is already verified. */
  async askAgain({ uid }: Caller, client: ClientContext): Promise<void> {
    await this.database.transaction(async () => {
      const identity = await this.accounts.lockByUid(uid);
      if (identity === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
      if (!identity.emailVerified) await this.ask(identity, client);
    });
  }

  /**
   * Access tokens contain the new state from the next refresh. Throws InvalidError if the token is used, expired or
   * unknown, RuleError if the new email is in use by now.
   */
  async confirm(token: string, client: ClientContext): Promise<void> {
    await refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const { identityId, email } = await this.tokens.use(token, 'email_verification', 'email_change');
        if (email !== null) await this.changes.change(identityId, email, client);
        else await this.database.repository(Identity).update(identityId, { emailVerified: true });
      }),
    );
  }
}
