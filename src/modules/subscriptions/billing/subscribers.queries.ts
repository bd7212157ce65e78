import { Injectable } from '@nestjs/common';

import { BillingCustomer, User } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';

/** A user with a customer, and their stored subscription. */
export interface Subscriber {
  userId: number;
  customerId: string;
  stripeSubscriptionId: string | null;
  status: string | null;
}

const SUBSCRIBERS = `
  SELECT c.user_id AS "userId", c.stripe_customer_id AS "customerId",
         s.stripe_subscription_id AS "stripeSubscriptionId", s.status
  FROM billing_customer c LEFT JOIN subscription s ON s.user_id = c.user_id
  WHERE c.stripe_customer_id IS NOT NULL AND c.user_id > $1 ORDER BY c.user_id LIMIT $2`;

@Injectable()
export class SubscribersQueries {
  constructor(private readonly database: Database) {}

  /** The user of a customer; null if the customer is unknown. */
  async byCustomer(customerId: string): Promise<number | null> {
    const customer = await this.database
      .repository(BillingCustomer)
      .findOne({ select: { userId: true }, where: { stripeCustomerId: customerId } });
    return customer?.userId ?? null;
  }

  exists(userId: number): Promise<boolean> {
    return this.database.repository(User).existsBy({ id: userId });
  }

  /** The subscribers after `userId`, in the order of their ids. */
  after(userId: number, limit: number): Promise<Subscriber[]> {
    return this.database.query<Subscriber>(SUBSCRIBERS, [userId, limit]);
  }
}
