import { Global, Module } from '@nestjs/common';

import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';
import { LogMailer } from './log.mailer.js';
import { Mailer } from './mailer.js';
import { SecretBox } from './secret-box.js';
import { SmtpMailer } from './smtp.mailer.js';

function createMailer(
  { smtpUrl: url, mailFrom: from, jwtSecret }: Config,
  database: Database,
  clock: Clock,
  jobs: Jobs,
): Mailer {
  if (url === null) return new LogMailer(database);
  return new SmtpMailer({ url, from }, new SecretBox(jwtSecret, 'mail'), clock, jobs);
}

@Global()
@Module({
  providers: [{ provide: Mailer, useFactory: createMailer, inject: [Config, Database, Clock, Jobs] }],
  exports: [Mailer],
})
export class MailModule {}
