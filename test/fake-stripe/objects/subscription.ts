import type { Price, Subscription } from '../wire.js';
import type { World } from '../world.js';

export type Item = Subscription['items']['data'][number];

export const itemOf = ({ items, id }: Subscription): Item => {
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item.`);
  return item;
};

/** The end of a period that begins at `start`. */
export function periodEnd(start: number, price: Price): number {
  const end = new Date(start * 1000);
  const months = price.recurring?.interval === 'year' ? 12 : 1;
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // The 31st of January and a month is the last of February.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() / 1000;
}

/** The price of an item, also in the form of a plan for older clients. */
export const costOf = (price: Price): Pick<Item, 'price' | 'plan'> => ({
  price,
  plan: {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
});

export interface SubscriptionWishes {
  customer: string;
  price: Price;
  metadata: Subscription['metadata'];
}

export function newSubscription(
  world: World,
  { customer, price, metadata }: SubscriptionWishes,
): Subscription {
  const id = world.id('sub');
  const now = world.now();
  return {
    ...NOTHING_SPECIAL,
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    billing_schedules: [],
    created: now,
    currency: price.currency,
    customer,
    discounts: [],
    items: {
      object: 'list',
      data: [newItem(world, id, price)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    start_date: now,
    status: 'incomplete',
  };
}

const newItem = (world: World, subscription: string, price: Price): Item => ({
  id: world.id('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: world.now(),
  current_period_end: periodEnd(world.now(), price),
  current_period_start: world.now(),
  current_trial: null,
  discounts: [],
  metadata: {},
  ...costOf(price),
  quantity: 1,
  subscription,
  tax_rates: [],
});

const NOTHING_SPECIAL = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: null,
  description: null,
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: 'unchanged', missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
} satisfies Partial<Subscription>;
