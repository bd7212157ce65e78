import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { PublicAddress } from '../../../platform/http/public-address.js';
import type { ClientContext } from '../../../platform/http/client-context.js';
import { mailOf } from '../../../platform/mail/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { LETTER_TEXTS } from './letter-texts.js';
import type { LetterName } from './letter-texts.js';
import { MAIL_TOKEN_LIFE } from './mail-tokens.service.js';

/** The letters accounts need, in the language of whoever caused them. */
@Injectable()
export class Letters {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
  ) {}

  postPasswordReset(to: string, token: string, visitor: ClientContext): Promise<void> {
    const path = `/reset-password?token=${token}`;
    return this.post('passwordReset', to, { path, visitor, usefulFor: MAIL_TOKEN_LIFE.password_reset });
  }

  postEmailVerification(to: string, token: string, visitor: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_verification;
    return this.post('emailVerification', to, { path, visitor, usefulFor });
  }

  postEmailChange(to: string, token: string, visitor: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    return this.post('emailChange', to, { path, visitor, usefulFor: MAIL_TOKEN_LIFE.email_change });
  }

  /** To the present mailbox: a thief would not tell. */
  postEmailChangeAsked(to: string, token: string, visitor: ClientContext): Promise<void> {
    const path = `/cancel-email-change?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_change_cancel;
    return this.post('emailChangeAsked', to, { path, visitor, usefulFor });
  }

  /** To the mailbox of before: a thief would not tell. */
  postEmailChanged(to: string, visitor: ClientContext): Promise<void> {
    return this.post('emailChanged', to, { path: '/', visitor, usefulFor: DAY_MS });
  }

  private post(name: LetterName, to: string, { path, visitor, usefulFor }: Target): Promise<void> {
    const link = this.address.linkTo(path);
    return this.mailer.post(mailOf(to, { ...LETTER_TEXTS[visitor.locale][name], link, usefulFor }));
  }
}

interface Target {
  path: string;
  visitor: ClientContext;
  usefulFor: number;
}
