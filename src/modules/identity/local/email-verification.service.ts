import { Injectable } from '@nestjs/common';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { Letters } from './letters.js';
import { MailTokensService } from './mail-tokens.service.js';

@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly tokens: MailTokensService,
    private readonly letters: Letters,
    private readonly database: Database,
  ) {}

  /** Asks the owner of the mailbox to say so, by a link. Inside a transaction. */
  async ask({ id, email }: Identity, visitor: Visitor): Promise<void> {
    const token = await this.tokens.create(id, 'email_verification');
    this.letters.postEmailVerification(email, token, visitor);
  }

  /** Access tokens tell from the next refresh on. Throws InvalidError when the token is used, expired or unknown. */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const identityId = await this.tokens.use(token, 'email_verification');
      await this.database.repository(Identity).update(identityId, { emailVerified: true });
    });
  }
}
