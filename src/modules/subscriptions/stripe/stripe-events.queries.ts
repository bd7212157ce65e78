import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.js';

export interface ReceivedEvent {
  id: string;
  type: string;
  created: Date;
  livemode: boolean;
}

// A second message about the same event changes nothing but the count.
const RECEIVE = `
  INSERT INTO stripe_event AS e (id, type, created, livemode, received_at, attempts) VALUES ($1, $2, $3, $4, $5, 1)
  ON CONFLICT (id) DO UPDATE SET attempts = e.attempts + 1
  RETURNING processed_at IS NOT NULL AS "isProcessed"`;

const OVERDUE = `
  UPDATE stripe_event SET attempts = attempts + 1
  WHERE id IN (SELECT id FROM stripe_event WHERE processed_at IS NULL AND received_at < $1
               ORDER BY received_at LIMIT 100 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

@Injectable()
export class StripeEventsQueries {
  constructor(private readonly database: Database) {}

  /** Notes the event; false when it was processed before. */
  async receive({ id, type, created, livemode }: ReceivedEvent, now: Date): Promise<boolean> {
    const [row] = await this.database.query<{ isProcessed: boolean }>(RECEIVE, [
      ...[id, type, created, livemode, now],
    ]);
    return row?.isProcessed === false;
  }

  async processed(id: string, now: Date): Promise<void> {
    await this.database.query('UPDATE stripe_event SET processed_at = $2, error = NULL WHERE id = $1', [
      id,
      now,
    ]);
  }

  async failed(id: string, error: string): Promise<void> {
    await this.database.query('UPDATE stripe_event SET error = $2 WHERE id = $1', [id, error]);
  }

  /** Ids of events that were received before `before` and not processed. */
  async overdue(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(OVERDUE, [before]);
    return rows.map(({ id }) => id);
  }

  async purge(before: Date): Promise<void> {
    await this.database.query('DELETE FROM stripe_event WHERE received_at < $1', [before]);
  }
}
