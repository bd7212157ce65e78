import type pg from 'pg';

import { OWNER, personOf } from './people.js';
import { insert, NOW } from './rows.js';

/** The owner of A has a subscription, and that of a manager has ended. */
export async function addSubscriptions(client: pg.Client): Promise<void> {
  const subscribers = [
    { who: OWNER, status: 'active' },
    { who: personOf('manager'), status: 'past_due' },
  ];
  const period = { currentPeriodStart: NOW, currentPeriodEnd: '2100-01-01T00:00:00Z' };
  const price = { interval: 'month', amount: 1200, currency: 'eur' };
  const nothing = { nextPaymentAt: null, terminationAt: null, scheduledPlan: null, lastPaymentError: null };
  await insert(
    client,
    'billing_customer',
    subscribers.map(({ who: { id } }) => ({
      user_id: id,
      stripe_customer_id: `cus_${id}`,
      generation: 1,
      checkout_attempt: 1,
    })),
  );
  await insert(
    client,
    'subscription',
    subscribers.map(({ who: { id }, status }) => ({
      id,
      user_id: id,
      stripe_subscription_id: `sub_${id}`,
      stripe_price_id: 'price_month',
      status,
      details: { ...price, ...period, ...nothing },
      created_at: NOW,
      updated_at: NOW,
    })),
  );
}
