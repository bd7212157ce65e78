import { Global, Module } from '@nestjs/common';

import { Background } from '../background.js';
import { BootError } from '../boot/boot.error.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { LogMailer } from './log.mailer.js';
import { Mailer } from './mailer.js';
import { RETRIES, SmtpMailer } from './smtp.mailer.js';

function createMailer(config: Config, database: Database, background: Background): Mailer {
  const { smtpUrl: url, mailFrom: from, publicUrl } = config;
  if (url === null) return new LogMailer(database);
  // Else links would lead where the request said it was sent to, and that is for the sender of a request to choose.
  if (publicUrl === null) throw new BootError('SMTP_URL needs PUBLIC_URL as well: mails carry links to it.');
  return new SmtpMailer({ url, from, retries: RETRIES }, database, background);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: createMailer, inject: [Config, Database, Background] }],
  exports: [Mailer],
})
export class MailModule {}
