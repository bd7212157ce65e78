import type { Customer, PaymentMethod, Price } from '../wire.js';
import type { World } from '../world.js';
import type { Card } from '../cards.js';

export const newCustomer = (world: World, given: Partial<Customer>): Customer => ({
  id: world.id('cus'),
  object: 'customer',
  balance: 0,
  created: world.now(),
  default_source: null,
  description: null,
  email: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  shipping: null,
  ...given,
});

export const newPaymentMethod = (world: World, card: Card): PaymentMethod => ({
  id: world.id('pm'),
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'FR',
    display_brand: card.brand,
    exp_month: 12,
    exp_year: 2034,
    // The fake knows its cards again by it.
    fingerprint: card.number,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: world.now(),
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

export interface PriceWishes {
  id: string;
  interval: 'month' | 'year';
  amount: number;
  currency?: string;
  active?: boolean;
}

export const newPrice = (
  world: World,
  { id, interval, amount, currency = 'eur', active = true }: PriceWishes,
): Price => ({
  id,
  object: 'price',
  active,
  billing_scheme: 'per_unit',
  created: world.now(),
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: 'prod_motley',
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});
