import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

import { Background } from '../background.js';
import { Database } from '../database/database.js';
import { Mailer } from './mailer.js';
import type { Mail } from './mailer.js';

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  url: string;
  from: string;
  /** Milliseconds to wait before each further try. */
  retries: readonly number[];
}

/** Long enough for greylisting servers, short enough that the link in the mail is still good. */
export const RETRIES: readonly number[] = [2_000, 30_000, 300_000];

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server of the operator's. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly sends = true;
  private readonly logger = new Logger('Mail');
  private readonly stopping = new AbortController();
  private readonly transport: Transporter;

  constructor(
    private readonly options: SmtpOptions,
    private readonly database: Database,
    private readonly background: Background,
  ) {
    super();
    this.transport = createTransport({ url: options.url, pool: true, maxConnections: 2, ...TIMEOUTS });
  }

  post(mail: Mail): void {
    this.database.afterCommit(() => this.background.run('Sending a mail', () => this.deliver(mail)));
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    this.transport.close();
  }

  private async deliver(mail: Mail): Promise<void> {
    for (const wait of this.options.retries) {
      try {
        return await this.send(mail);
      } catch (error) {
        this.logger.warn(`A mail could not be sent, another try follows in ${wait} ms: ${String(error)}`);
        await pause(wait, null, { signal: this.stopping.signal, ref: false });
      }
    }
    await this.send(mail);
  }

  private async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ ...mail, from: this.options.from });
  }
}
