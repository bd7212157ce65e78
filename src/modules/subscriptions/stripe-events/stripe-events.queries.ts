import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import type { Repository } from 'typeorm';

import { DAY_MS, MINUTE_MS } from '#core/domain/durations.js';

import { StripeEvent } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';

export interface ReceivedEvent {
  id: string;
  type: string;
  created: Date;
  livemode: boolean;
}

/** As long as Stripe returns an event. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Longer than processing takes: a claim outlives only a process that died. */
const LEASE_MS = 2 * MINUTE_MS;

const LEASE = `$1::timestamptz + interval '${LEASE_MS} ms'`;
const IS_FREE = `e.processed_at IS NULL AND (e.claimed_until IS NULL OR e.claimed_until <= $1)`;

// Returns a row to the only call that must process the event, and none to the others.
const CLAIM = `
  INSERT INTO stripe_event AS e (received_at, id, type, created, livemode, attempts, claimed_until)
  VALUES ($1, $2, $3, $4, $5, 1, ${LEASE})
  ON CONFLICT (id) DO UPDATE SET attempts = e.attempts + 1, claimed_until = excluded.claimed_until WHERE ${IS_FREE}
  RETURNING id`;

const CLAIM_AGAIN = `
  UPDATE stripe_event e SET attempts = attempts + 1, claimed_until = ${LEASE} WHERE id = $2 AND ${IS_FREE}
  RETURNING id`;

@Injectable()
export class StripeEventsQueries {
  constructor(private readonly database: Database) {}

  /** Records the event. False if it was processed before, or another call is processing it. */
  async claim({ id, type, created, livemode }: ReceivedEvent, now: Date): Promise<boolean> {
    const claimed = await this.database.query(CLAIM, [now, id, type, created, livemode]);
    if (claimed.length === 0) await this.rows().increment({ id }, 'attempts', 1);
    return claimed.length > 0;
  }

  /** Claims a recorded event. False if it was processed or deleted, or another call is processing it. */
  async claimAgain(id: string, now: Date): Promise<boolean> {
    return (await this.database.query(CLAIM_AGAIN, [now, id])).length > 0;
  }

  /** Whether the event is recorded and not processed. */
  isPending(id: string): Promise<boolean> {
    return this.rows().existsBy({ id, processedAt: IsNull() });
  }

  async processed(id: string, now: Date): Promise<void> {
    await this.rows().update({ id }, { processedAt: now, error: null, claimedUntil: null });
  }

  /** Ends the claim: the event is free for the next attempt. */
  async failed(id: string, error: string): Promise<void> {
    await this.rows().update({ id }, { error, claimedUntil: null });
  }

  async purge(before: Date): Promise<void> {
    await this.rows().delete({ receivedAt: LessThan(before) });
  }

  private rows(): Repository<StripeEvent> {
    return this.database.repository(StripeEvent);
  }
}
