import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/domain/durations.js';

import type { Clock } from '../clock.js';
import { GiveUpError } from '../jobs/give-up.error.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { Jobs } from '../jobs/jobs.js';
import { Mailer } from './mailer.js';
import type { Mail } from './mailer.js';
import type { SecretBox } from './secret-box.js';

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  url: string;
  from: string;
}

/** An email encrypted, in base64: its links are secrets of which no table contains more than a hash. */
interface SealedMail {
  sealed: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Marks emails as automatic, so that mailboxes send no automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Sends emails through the operator's mail server, by way of the job queue. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly sends = true;
  private readonly transport: Transporter;
  private readonly queue: JobQueue<SealedMail>;
  private readonly logger = new Logger('Mail');
  private isClosed = false;

  constructor(
    private readonly options: SmtpOptions,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    super();
    this.transport = createTransport({ url: options.url, pool: true, maxConnections: 1, ...TIMEOUTS });
    this.queue = jobs.queue({
      name: 'mail',
      context: 'Mail',
      retried: 'A mail could not be sent yet',
      givenUp: 'A mail was given up',
      backOff: { first: 15 * SECOND_MS, longest: HOUR_MS },
      leaseMs: 2 * MINUTE_MS,
      run: (job) => this.deliver(job),
    });
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    this.transport.close();
  }

  async send(mail: Mail): Promise<void> {
    const sealed = this.secrets.encrypt(JSON.stringify(mail)).toString('base64');
    const giveUpAt = new Date(this.clock.now().getTime() + mail.usefulFor);
    await this.queue.add({ sealed }, { giveUpAt });
  }

  async warnIfUnusable(): Promise<void> {
    await this.transport.verify().catch((error: unknown) => {
      if (this.isClosed) return;
      const { host } = new URL(this.options.url);
      this.logger.warn(
        `SMTP_URL does not work (${host}: ${failureOf(error).message}): emails wait, and are sent once it does`,
      );
    });
  }

  private async deliver({ sealed }: SealedMail): Promise<void> {
    const mail = this.secrets.decrypt(Buffer.from(sealed, 'base64'));
    if (mail === null) throw new GiveUpError('it was written under another JWT_SECRET');
    const { to, subject, text, html } = JSON.parse(mail) as Mail;
    await this.transport
      .sendMail({ to, subject, text, html, from: this.options.from, headers: AUTOMATIC })
      .catch((error: unknown) => {
        throw failureOf(error);
      });
  }
}

/**
 * The failure without the server's message, which may repeat the address. The server may refuse this email for good;
 * a refused sign-in or a missing server can be repaired.
 */
function failureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown');
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return isRefused ? new GiveUpError(reason) : new Error(reason);
}
