import { Global, Module } from '@nestjs/common';

import { Background } from '../background.js';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { LogMailer } from './log.mailer.js';
import { MailQueue } from './mail-queue.js';
import { Mailer } from './mailer.js';
import { Seal } from './seal.js';
import { SmtpMailer } from './smtp.mailer.js';

function createMailer(
  { smtpUrl: url, mailFrom: from, jwtSecret }: Config,
  database: Database,
  background: Background,
  clock: Clock,
): Mailer {
  if (url === null) return new LogMailer(database);
  const queue = new MailQueue(database, clock, new Seal(jwtSecret, 'mail'));
  return new SmtpMailer({ url, from }, queue, database, background, clock);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: createMailer, inject: [Config, Database, Background, Clock] }],
  exports: [Mailer],
})
export class MailModule {}
