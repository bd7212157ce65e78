import { Injectable } from '@nestjs/common';

import { MINUTE_MS } from '#core/domain/durations.js';

import { Database } from '../../../platform/database/database.js';

export interface ReceivedEvent {
  id: string;
  type: string;
  created: Date;
  livemode: boolean;
}

/** Longer than processing one takes: a claim outlives only a process that ended meanwhile. */
const LEASE_MS = 2 * MINUTE_MS;

const LEASE = `$1::timestamptz + interval '${LEASE_MS} ms'`;
const IS_FREE = `e.processed_at IS NULL AND (e.claimed_until IS NULL OR e.claimed_until <= $1)`;

// One row for the one call that is to process the event, none for all others.
const CLAIM = `
  INSERT INTO stripe_event AS e (received_at, id, type, created, livemode, attempts, claimed_until)
  VALUES ($1, $2, $3, $4, $5, 1, ${LEASE})
  ON CONFLICT (id) DO UPDATE SET attempts = e.attempts + 1, claimed_until = excluded.claimed_until WHERE ${IS_FREE}
  RETURNING id`;

const COUNT = 'UPDATE stripe_event SET attempts = attempts + 1 WHERE id = $1';

const OVERDUE = `
  UPDATE stripe_event SET attempts = attempts + 1, claimed_until = ${LEASE}
  WHERE id IN (SELECT id FROM stripe_event e WHERE received_at < $2 AND ${IS_FREE}
               ORDER BY received_at LIMIT 100 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const PROCESSED =
  'UPDATE stripe_event SET processed_at = $2, error = NULL, claimed_until = NULL WHERE id = $1';

const FAILED = 'UPDATE stripe_event SET error = $2, claimed_until = NULL WHERE id = $1';

@Injectable()
export class StripeEventsQueries {
  constructor(private readonly database: Database) {}

  /** Notes the event; false when it was processed before, or is being processed by another call. */
  async claim({ id, type, created, livemode }: ReceivedEvent, now: Date): Promise<boolean> {
    const claimed = await this.database.query(CLAIM, [now, id, type, created, livemode]);
    if (claimed.length === 0) await this.database.query(COUNT, [id]);
    return claimed.length > 0;
  }

  async processed(id: string, now: Date): Promise<void> {
    await this.database.query(PROCESSED, [id, now]);
  }

  /** Free for the next attempt. */
  async failed(id: string, error: string): Promise<void> {
    await this.database.query(FAILED, [id, error]);
  }

  /** Claims events that were received before `before` and not processed; answers their ids. */
  async overdue(before: Date, now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(OVERDUE, [now, before]);
    return rows.map(({ id }) => id);
  }

  async purge(before: Date): Promise<void> {
    await this.database.query('DELETE FROM stripe_event WHERE received_at < $1', [before]);
  }
}
