import type { Phase, Price, Schedule, Subscription } from '../wire.js';
import type { World } from '../world.js';
import { itemOf } from './subscription.js';

/** A schedule over what a subscription is already: one phase, the period it is in. */
export function newSchedule(world: World, subscription: Subscription): Schedule {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
    id: world.id('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase({ price, start, end })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

interface PhaseWishes {
  price: Price;
  start: number;
  end: number;
  trialEnd?: number | null;
}

export const newPhase = ({ price, start, end, trialEnd = null }: PhaseWishes): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: trialEnd,
});
