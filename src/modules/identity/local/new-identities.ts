import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { EmailColumns } from '../email-columns.js';
import { EmailVerificationService } from './email-verification.service.js';

type Wanted = EmailColumns & Pick<Identity, 'passwordHash' | 'username'>;

/** Creates the rows of accounts. */
@Injectable()
export class NewIdentities {
  constructor(
    private readonly database: Database,
    private readonly verification: EmailVerificationService,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Inside a transaction. Mails a verification link; if the instance sends no email, the address counts as verified. */
  async create(wanted: Wanted, client: ClientContext): Promise<Identity> {
    const identity = await this.database.repository(Identity).save({
      ...wanted,
      uid: randomUUID(),
      emailVerified: !this.mailer.sends,
      createdAt: this.clock.now(),
    });
    if (this.mailer.sends) await this.verification.ask(identity, client);
    return identity;
  }
}
