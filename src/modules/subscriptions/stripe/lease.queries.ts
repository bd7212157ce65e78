import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.js';

/** The leased account of a user at Stripe. No other call may use it while the lease lasts. */
export interface Account {
  userId: number;
  /** The id of the lease. A write succeeds only while the row contains it. */
  lease: string;
  customerId: string | null;
  generation: number;
  checkoutAttempt: number;
}

const TAKE = `
  INSERT INTO billing_customer AS c (user_id, lease, lease_until)
  VALUES ($1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (user_id) DO UPDATE SET lease = EXCLUDED.lease, lease_until = EXCLUDED.lease_until
  WHERE c.lease_until IS NULL OR c.lease_until < now()
  RETURNING c.user_id AS "userId", c.lease, c.stripe_customer_id AS "customerId", c.generation,
            c.checkout_attempt AS "checkoutAttempt"`;

const RELEASE = `
  UPDATE billing_customer SET lease = NULL, lease_until = NULL WHERE user_id = $1 AND lease = $2`;

const BAR = `
  UPDATE billing_customer SET lease = gen_random_uuid(), lease_until = now() + $3 * interval '1 millisecond'
  WHERE user_id = $1 AND lease = $2`;

const SET_CUSTOMER = `
  UPDATE billing_customer SET stripe_customer_id = $3 WHERE user_id = $1 AND lease = $2 RETURNING user_id`;

const FORGET_CUSTOMER = `
  UPDATE billing_customer SET stripe_customer_id = NULL, generation = generation + 1
  WHERE user_id = $1 AND lease = $2
  RETURNING user_id AS "userId", lease, stripe_customer_id AS "customerId", generation,
            checkout_attempt AS "checkoutAttempt"`;

const NEXT_ATTEMPT = `
  UPDATE billing_customer SET checkout_attempt = checkout_attempt + 1 WHERE user_id = $1 AND lease = $2`;

@Injectable()
export class LeaseQueries {
  constructor(private readonly database: Database) {}

  /** Null while another call holds the lease. */
  async take(userId: number, lease: string, milliseconds: number): Promise<Account | null> {
    const [account] = await this.database.query<Account>(TAKE, [userId, lease, milliseconds]);
    return account ?? null;
  }

  async release({ userId, lease }: Account): Promise<void> {
    await this.database.query(RELEASE, [userId, lease]);
  }

  /** Gives the lease to no call, so that the account stays closed for so long. */
  async bar({ userId, lease }: Account, milliseconds: number): Promise<void> {
    await this.database.query(BAR, [userId, lease, milliseconds]);
  }

  /** False if the lease has ended: then the customer is not stored. */
  async setCustomer({ userId, lease }: Account, customerId: string): Promise<boolean> {
    return (await this.database.query(SET_CUSTOMER, [userId, lease, customerId])).length > 0;
  }

  /** The account without its customer; null if the lease has ended. */
  async forgetCustomer({ userId, lease }: Account): Promise<Account | null> {
    const [account] = await this.database.query<Account>(FORGET_CUSTOMER, [userId, lease]);
    return account ?? null;
  }

  async nextAttempt({ userId, lease }: Account): Promise<void> {
    await this.database.query(NEXT_ATTEMPT, [userId, lease]);
  }
}
