import { randomUUID } from 'node:crypto';

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

const ACCOUNT = `user_id AS "userId", lease, stripe_customer_id AS "customerId", generation,
  checkout_attempt AS "checkoutAttempt"`;

const UNTIL = `now() + $3 * interval '1 millisecond'`;

const TAKE = `
  UPDATE billing_customer SET lease = $2, lease_until = ${UNTIL}
  WHERE user_id = $1 AND (lease_until IS NULL OR lease_until < now()) RETURNING ${ACCOUNT}`;

// On a cluster, ON CONFLICT cannot ask for the time.
const OPEN = `
  INSERT INTO billing_customer (user_id, lease, lease_until) VALUES ($1, $2, ${UNTIL})
  ON CONFLICT (user_id) DO NOTHING RETURNING ${ACCOUNT}`;

const RELEASE = `
  UPDATE billing_customer SET lease = NULL, lease_until = NULL WHERE user_id = $1 AND lease = $2`;

const BAR = `
  UPDATE billing_customer SET lease = $4, lease_until = ${UNTIL}
  WHERE user_id = $1 AND lease = $2`;

const SET_CUSTOMER = `
  UPDATE billing_customer SET stripe_customer_id = $3 WHERE user_id = $1 AND lease = $2 RETURNING user_id`;

const FORGET_CUSTOMER = `
  UPDATE billing_customer SET stripe_customer_id = NULL, generation = generation + 1
  WHERE user_id = $1 AND lease = $2 RETURNING ${ACCOUNT}`;

const NEXT_ATTEMPT = `
  UPDATE billing_customer SET checkout_attempt = checkout_attempt + 1 WHERE user_id = $1 AND lease = $2`;

@Injectable()
export class LeaseQueries {
  constructor(private readonly database: Database) {}

  /** Null while another call holds the lease. */
  async take(userId: number, lease: string, milliseconds: number): Promise<Account | null> {
    const parameters = [userId, lease, milliseconds];
    const [taken] = await this.database.query<Account>(TAKE, parameters);
    if (taken) return taken;
    const [opened] = await this.database.query<Account>(OPEN, parameters);
    return opened ?? null;
  }

  async release({ userId, lease }: Account): Promise<void> {
    await this.database.query(RELEASE, [userId, lease]);
  }

  /** Gives the lease to no call, so that the account stays closed for so long. */
  async bar({ userId, lease }: Account, milliseconds: number): Promise<void> {
    await this.database.query(BAR, [userId, lease, milliseconds, randomUUID()]);
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
