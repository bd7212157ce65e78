import { Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { Mailer } from './mailer.js';
import type { Mail } from './mailer.js';

/** Without a mail server: the operator finds the emails in the log. */
export class LogMailer extends Mailer {
  readonly sends = false;
  private readonly logger = new Logger('Mail');

  constructor(private readonly database: Database) {
    super();
  }

  /** Logs a warning, which is visible at every usual level: a person is waiting for the link. */
  send({ to, subject, text }: Mail): Promise<void> {
    this.database.afterCommit(() => this.logger.warn({ to, subject, text }));
    return Promise.resolve();
  }

  warnIfUnusable(): Promise<void> {
    return Promise.resolve();
  }
}
