import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { PublicAddress } from '../../../platform/http/public-address.js';
import type { ClientContext } from '../../../platform/http/client-context.js';
import { mailOf } from '../../../platform/mail/email-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { ACCOUNT_EMAIL_TEXTS } from './account-email-texts.js';
import type { AccountEmail } from './account-email-texts.js';
import { MAIL_TOKEN_LIFE } from './mail-tokens.service.js';

/** The emails about accounts, in the language of the person whose request causes them. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
  ) {}

  sendPasswordReset(to: string, token: string, client: ClientContext): Promise<void> {
    const path = `/reset-password?token=${token}`;
    return this.send('passwordReset', to, { path, client, usefulFor: MAIL_TOKEN_LIFE.password_reset });
  }

  sendEmailVerification(to: string, token: string, client: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_verification;
    return this.send('emailVerification', to, { path, client, usefulFor });
  }

  sendEmailChange(to: string, token: string, client: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    return this.send('emailChange', to, { path, client, usefulFor: MAIL_TOKEN_LIFE.email_change });
  }

  /** To the present mailbox, so that its owner learns of a change by a thief. */
  sendEmailChangeAsked(to: string, token: string, client: ClientContext): Promise<void> {
    const path = `/cancel-email-change?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_change_cancel;
    return this.send('emailChangeAsked', to, { path, client, usefulFor });
  }

  /** To the previous mailbox, so that its owner learns of a change by a thief. */
  sendEmailChanged(to: string, client: ClientContext): Promise<void> {
    return this.send('emailChanged', to, { path: '/', client, usefulFor: DAY_MS });
  }

  private send(name: AccountEmail, to: string, { path, client, usefulFor }: Target): Promise<void> {
    const link = this.address.linkTo(path);
    return this.mailer.send(mailOf(to, { ...ACCOUNT_EMAIL_TEXTS[client.locale][name], link, usefulFor }));
  }
}

interface Target {
  path: string;
  client: ClientContext;
  usefulFor: number;
}
