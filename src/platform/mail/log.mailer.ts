import { Logger } from '@nestjs/common';

import { Database } from '../database/database.js';
import { Mailer } from './mailer.js';
import type { Mail } from './mailer.js';

/** For an instance without a mail server: whoever runs it finds the mails in the log. */
export class LogMailer extends Mailer {
  readonly sends = false;
  private readonly logger = new Logger('Mail');

  constructor(private readonly database: Database) {
    super();
  }

  /** A warning, so that it is seen at every usual level: somebody is waiting for this link. */
  post({ to, subject, text }: Mail): Promise<void> {
    this.database.afterCommit(() => this.logger.warn({ to, subject, text }));
    return Promise.resolve();
  }
}
