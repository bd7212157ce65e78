import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/domain/durations.js';

import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import type { Mail } from './mailer.js';
import { Seal } from './seal.js';

/** Nobody else tries meanwhile; longer than a mail server may take. */
const LEASE_MS = 2 * MINUTE_MS;
const FIRST_WAIT_MS = 15 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;

const ADD = 'INSERT INTO outgoing_mail (sealed, run_at, give_up_at) VALUES ($1, $2, $3)';

const TAKE = `
  UPDATE outgoing_mail SET attempts = attempts + 1, run_at = $1::timestamptz + $2 * interval '1 ms'
  WHERE id = (
    SELECT id FROM outgoing_mail WHERE run_at <= $1 ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, attempts, sealed, give_up_at AS "giveUpAt"`;

const PUT_OFF = `
  UPDATE outgoing_mail SET run_at = $3::timestamptz + least($4 * 2 ^ ($2 - 1), $5) * interval '1 ms'
  WHERE id = $1 AND attempts = $2`;

const REMOVE = 'DELETE FROM outgoing_mail WHERE id = $1';

/** A mail that is this process's to send for a while. */
export interface QueuedMail {
  id: number;
  /** How often it was tried, this time included. */
  attempts: number;
  giveUpAt: Date;
  /** Null: it was written under another secret of the instance. */
  mail: Mail | null;
}

type Row = Omit<QueuedMail, 'mail'> & { sealed: Buffer };

/** The mails that wait to be sent, in the database: they outlive the process, and several processes share them. */
export class MailQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly seal: Seal,
  ) {}

  /** Inside the transaction of what causes the mail, if there is one. */
  async add(mail: Mail): Promise<void> {
    const now = this.clock.now();
    const giveUpAt = new Date(now.getTime() + mail.usefulFor);
    await this.database.query(ADD, [this.seal.close(JSON.stringify(mail)), now, giveUpAt]);
  }

  /** One that is due, null when there is none. Nobody else gets it for the next two minutes. */
  async take(): Promise<QueuedMail | null> {
    const [row] = await this.database.query<Row>(TAKE, [this.clock.now(), LEASE_MS]);
    if (row === undefined) return null;
    const { sealed, ...rest } = row;
    const text = this.seal.open(sealed);
    return { ...rest, mail: text === null ? null : (JSON.parse(text) as Mail) };
  }

  /** To be tried again later: after 15 seconds, then twice as long each time, up to an hour. */
  async putOff({ id, attempts }: QueuedMail): Promise<void> {
    const parameters = [id, attempts, this.clock.now(), FIRST_WAIT_MS, LONGEST_WAIT_MS];
    await this.database.query(PUT_OFF, parameters);
  }

  /** It is sent, or never will be. */
  async remove({ id }: QueuedMail): Promise<void> {
    await this.database.query(REMOVE, [id]);
  }
}
