import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';
import { deviceName } from '#core/domain/device.js';

import type { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { PublicAddress } from '../../../platform/http/client/public-address.js';
import { LOCALES } from '../../../platform/http/client/client-context.js';
import type { ClientContext, Locale } from '../../../platform/http/client/client-context.js';
import { mailOf } from '../../../platform/mail/email-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { ACCOUNT_EMAIL_TEXTS } from './account-email-texts.js';
import type { AccountEmail } from './account-email-texts.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { MAIL_TOKEN_LIFE } from './accounts/mail-tokens.service.js';

/** The page that sets a new password. */
export const resetPath = (token: string): string => `/reset-password?token=${token}`;

/** The account that an email is about. */
type Account = Pick<Identity, 'uid' | 'email' | 'emailVerified'>;

/**
 * Sends the emails about accounts, in the language of the account, or of the request if the account has none.
 * Notifications are only sent to verified emails, because others may belong to somebody else.
 */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
    private readonly accounts: AccountsQueries,
    private readonly clock: Clock,
  ) {}

  sendPasswordReset(account: Account, token: string, client: ClientContext): Promise<void> {
    const path = resetPath(token);
    return this.send('passwordReset', account, { path, client, usefulFor: MAIL_TOKEN_LIFE.password_reset });
  }

  sendPasswordChanged(account: Account, client: ClientContext): Promise<void> {
    return this.inform('passwordChanged', account, { path: RESET, client, usefulFor: DAY_MS });
  }

  sendNewDevice(account: Account, userAgent: string | null, client: ClientContext): Promise<void> {
    const values = (locale: Locale): Record<string, string> => ({
      device: deviceName(userAgent) ?? UNKNOWN_DEVICE[locale],
      time: new Intl.DateTimeFormat(locale, TIME).format(this.clock.now()),
    });
    return this.inform('newDevice', account, { path: RESET, client, usefulFor: DAY_MS, values });
  }

  sendEmailVerification(account: Account, token: string, client: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_verification;
    return this.send('emailVerification', account, { path, client, usefulFor });
  }

  /** @param email the new mailbox */
  sendEmailChange(account: Account, email: string, token: string, client: ClientContext): Promise<void> {
    const path = `/verify-email?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_change;
    return this.send('emailChange', { ...account, email }, { path, client, usefulFor });
  }

  /** To the present mailbox, so that its owner learns of a change by a thief. */
  sendEmailChangeAsked(account: Account, token: string, client: ClientContext): Promise<void> {
    const path = `/cancel-email-change?token=${token}`;
    const usefulFor = MAIL_TOKEN_LIFE.email_change_cancel;
    return this.send('emailChangeAsked', account, { path, client, usefulFor });
  }

  /** To the previous mailbox, so that its owner learns of a change by a thief. */
  sendEmailChanged(account: Account, client: ClientContext): Promise<void> {
    return this.inform('emailChanged', account, { path: '/', client, usefulFor: DAY_MS });
  }

  private async inform(name: AccountEmail, account: Account, target: Target): Promise<void> {
    if (this.mailer.sends && account.emailVerified) await this.send(name, account, target);
  }

  private async send(name: AccountEmail, { uid, email }: Account, target: Target): Promise<void> {
    const { path, client, usefulFor, values } = target;
    const language = await this.accounts.languageOf(uid);
    const locale = LOCALES.find((known) => known === language) ?? client.locale;
    const texts = ACCOUNT_EMAIL_TEXTS[locale][name];
    const opening = filled(texts.opening, values?.(locale) ?? {});
    await this.mailer.send(mailOf(email, { ...texts, opening, link: this.address.linkTo(path), usefulFor }));
  }
}

interface Target {
  path: string;
  client: ClientContext;
  usefulFor: number;
  /** The values of placeholders in the text. */
  values?: (locale: Locale) => Record<string, string>;
}

/** The page that requests a reset link. */
const RESET = '/reset-password';

const UNKNOWN_DEVICE: Record<Locale, string> = { en: 'unknown program', fr: 'programme inconnu' };

const TIME = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
