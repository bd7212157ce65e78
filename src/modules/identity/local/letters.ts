import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { mailOf } from '../../../platform/mail/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { LETTER_TEXTS } from './letter-texts.js';
import type { LetterName } from './letter-texts.js';

/** The letters accounts need, in the language of whoever caused them. */
@Injectable()
export class Letters {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  postPasswordReset(to: string, token: string, visitor: Visitor): void {
    this.post('passwordReset', to, { path: '/reset-password', token, visitor });
  }

  postEmailVerification(to: string, token: string, visitor: Visitor): void {
    this.post('emailVerification', to, { path: '/verify-email', token, visitor });
  }

  postEmailChange(to: string, token: string, visitor: Visitor): void {
    this.post('emailChange', to, { path: '/verify-email', token, visitor });
  }

  private post(name: LetterName, to: string, { path, token, visitor }: Target): void {
    const base = this.config.publicUrl ?? visitor.origin;
    this.mailer.post(
      mailOf(to, { ...LETTER_TEXTS[visitor.locale][name], link: `${base}${path}?token=${token}` }),
    );
  }
}

interface Target {
  path: string;
  token: string;
  visitor: Visitor;
}
