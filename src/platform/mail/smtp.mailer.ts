import { Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

import { Background } from '../background.js';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import type { MailQueue, QueuedMail } from './mail-queue.js';
import { Mailer } from './mailer.js';
import type { Mail } from './mailer.js';

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  url: string;
  from: string;
}

/** `givenUp` says why, without what the server said, which may repeat the address. */
type Outcome = 'sent' | 'later' | { givenUp: string };

const EVERY_MS = 15_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server of the operator's, by way of a queue. */
export class SmtpMailer extends Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly sends = true;
  private readonly logger = new Logger('Mail');
  private readonly transport: Transporter;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** The round under way, and whether another is to follow it. */
  private round: Promise<void> | null = null;
  private isWanted = false;

  constructor(
    private readonly options: SmtpOptions,
    private readonly queue: MailQueue,
    private readonly database: Database,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {
    super();
    this.transport = createTransport({ url: options.url, pool: true, maxConnections: 1, ...TIMEOUTS });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.workSoon(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    this.transport.close();
  }

  async post(mail: Mail): Promise<void> {
    await this.queue.add(mail);
    this.database.afterCommit(() => this.workSoon());
  }

  /** Sends what is due; one round at a time, in which mails that are posted meanwhile go along. */
  work(): Promise<void> {
    this.isWanted = true;
    this.round ??= this.rounds();
    return this.round;
  }

  private workSoon(): void {
    this.background.run('Sending mails', () => this.work());
  }

  private async rounds(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopping) {
        this.isWanted = false;
        await this.sendDue();
      }
    } finally {
      // In the same breath as the last look at what is wanted: nothing is posted in between.
      this.round = null;
    }
  }

  private async sendDue(): Promise<void> {
    let next = await this.queue.take();
    while (next !== null) {
      await this.deliver(next);
      next = this.isStopping ? null : await this.queue.take();
    }
  }

  private async deliver(queued: QueuedMail): Promise<void> {
    const outcome = await this.attempt(queued);
    if (outcome === 'later') return this.isStopping ? undefined : this.queue.putOff(queued);
    if (outcome !== 'sent')
      this.logger.error(`A mail was given up after ${queued.attempts} tries (${outcome.givenUp})`);
    return this.queue.remove(queued);
  }

  private async attempt({ id, mail, attempts, giveUpAt }: QueuedMail): Promise<Outcome> {
    if (mail === null) return { givenUp: 'it was written under another JWT_SECRET' };
    if (giveUpAt <= this.clock.now()) return { givenUp: 'it is of no use any more' };
    try {
      const { to, subject, text, html } = mail;
      await this.transport.sendMail({ to, subject, text, html, from: this.options.from });
      return 'sent';
    } catch (error) {
      const { code, isFinal } = failureOf(error);
      if (isFinal) return { givenUp: code };
      this.logger.warn({ message: 'A mail could not be sent yet', mail: id, attempts, error: code });
      return 'later';
    }
  }
}

/** A mail server may refuse this mail for good; that it lets nobody in, or is not there, can be mended. */
function failureOf(error: unknown): { code: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { code: 'unknown', isFinal: false };
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const said = [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return { code: said, isFinal: isRefused };
}
