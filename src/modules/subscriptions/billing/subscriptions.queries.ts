import { Injectable } from '@nestjs/common';

import { Subscription } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import type { SubscriptionState } from '../stripe/subscription-state.js';
import type { Account } from './lease.queries.js';

/** A subscription as the API returns it and the socket sends it. */
export type SubscriptionRow = Omit<Subscription, 'user'>;

// One statement with the check of the lease: a call whose lease has ended has older data and must not write it.
const HELD = `held AS (SELECT 1 FROM billing_customer WHERE user_id = $1 AND lease = $2 FOR UPDATE)`;

const WRITE = `
  WITH ${HELD}, written AS (
    INSERT INTO subscription AS s
      (user_id, stripe_subscription_id, stripe_price_id, status, details, created_at, updated_at)
    SELECT $1, $3, $4, $5, $6, $7, $8 FROM held
    ON CONFLICT (user_id) DO UPDATE SET
      stripe_subscription_id = EXCLUDED.stripe_subscription_id, stripe_price_id = EXCLUDED.stripe_price_id,
      status = EXCLUDED.status, details = EXCLUDED.details, created_at = EXCLUDED.created_at,
      updated_at = EXCLUDED.updated_at
    WHERE (s.stripe_subscription_id, s.stripe_price_id, s.status, s.details) IS DISTINCT FROM
          (EXCLUDED.stripe_subscription_id, EXCLUDED.stripe_price_id, EXCLUDED.status, EXCLUDED.details)
    RETURNING *)
  SELECT (SELECT count(*) FROM held) AS "isHeld", (SELECT count(*) FROM written) AS "isChanged"`;

const END = `
  WITH ${HELD}, written AS (
    UPDATE subscription SET status = 'canceled', updated_at = $3,
      details = details || '{"nextPaymentAt": null, "terminationAt": null, "scheduledPlan": null}'
    WHERE user_id = $1 AND status <> 'canceled' AND EXISTS (SELECT 1 FROM held)
    RETURNING 1)
  SELECT (SELECT count(*) FROM held) AS "isHeld", (SELECT count(*) FROM written) AS "isChanged"`;

interface Written {
  isHeld: number;
  isChanged: number;
}

@Injectable()
export class SubscriptionsQueries {
  constructor(private readonly database: Database) {}

  find(userId: number): Promise<SubscriptionRow | null> {
    return this.database.repository(Subscription).findOneBy({ userId });
  }

  /** Whether the row has changed; null if the lease has ended, and then nothing is written. */
  write({ userId, lease }: Account, state: SubscriptionState, now: Date): Promise<boolean | null> {
    const { stripeSubscriptionId, stripePriceId, status, details, createdAt } = state;
    const values = [stripeSubscriptionId, stripePriceId, status, details, createdAt, now];
    return this.change(WRITE, [userId, lease, ...values]);
  }

  /** Ends the stored subscription of a user who has none at Stripe. */
  end({ userId, lease }: Account, now: Date): Promise<boolean | null> {
    return this.change(END, [userId, lease, now]);
  }

  private async change(statement: string, parameters: unknown[]): Promise<boolean | null> {
    const [written] = await this.database.query<Written>(statement, parameters);
    return written === undefined || written.isHeld === 0 ? null : written.isChanged > 0;
  }
}
