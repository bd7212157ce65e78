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
      const failure = await this.send(mail);
      if (failure === null) return;
      this.logger.warn(`A mail could not be sent (${failure}); another try follows in ${wait} ms`);
      await pause(wait, null, { signal: this.stopping.signal, ref: false });
    }
    const failure = await this.send(mail);
    if (failure !== null) throw new Error(failure);
  }

  /** Answers why it failed, null when it did not; without what the server said, which may repeat the address. */
  private async send(mail: Mail): Promise<string | null> {
    try {
      await this.transport.sendMail({ ...mail, from: this.options.from });
      return null;
    } catch (error) {
      return codeOf(error);
    }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
