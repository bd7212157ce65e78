import { Global, Module } from '@nestjs/common';

import { Background } from '../background.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { LogMailer } from './log.mailer.js';
import { Mailer } from './mailer.js';
import { RETRIES, SmtpMailer } from './smtp.mailer.js';

function createMailer(
  { smtpUrl: url, mailFrom: from }: Config,
  database: Database,
  background: Background,
): Mailer {
  return url === null
    ? new LogMailer(database)
    : new SmtpMailer({ url, from, retries: RETRIES }, database, background);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: createMailer, inject: [Config, Database, Background] }],
  exports: [Mailer],
})
export class MailModule {}
