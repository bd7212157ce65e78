import type Stripe from 'stripe';

import { invalid, known, missing } from '../failure.js';
import { isOver } from '../machine/machine.js';
import { itemOf } from '../objects/subscription.js';
import type { Price, Subscription } from '../wire.js';
import type { World } from '../world.js';
import { aCustomer } from './customers.js';
import { fields, list, marks, number, text } from './form.js';
import type { Params } from './form.js';
import { listOf, names } from './routes.js';
import type { Route } from './routes.js';

const MOST = 100;

const CREATE = names<Stripe.SubscriptionCreateParams>()(
  ...(['customer', 'items', 'payment_behavior', 'collection_method', 'billing_mode'] as const),
  ...(['payment_settings', 'metadata'] as const),
);

const UPDATE = names<Stripe.SubscriptionUpdateParams>()(
  ...(['cancel_at', 'cancel_at_period_end', 'default_payment_method', 'metadata'] as const),
);

export const SUBSCRIPTION_ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: CREATE,
    answer: ({ world, machine }, { params }) => {
      if (text(params.payment_behavior) !== 'default_incomplete')
        throw invalid('The fake only knows default_incomplete.', undefined, 'payment_behavior');
      const customer = aCustomer(world, text(params.customer) ?? '', 'customer').id;
      const price = activePrice(world, text(fields(list(params.items)[0]).price) ?? '', 'items[0][price]');
      return machine.create({ customer, price, metadata: marks(params.metadata) });
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: names<Stripe.SubscriptionListParams>()('customer', 'status', 'limit', 'starting_after'),
    answer: ({ world }, { params }) => {
      const customer = text(params.customer);
      if (customer !== undefined) aCustomer(world, customer, 'customer');
      const wanted = text(params.status);
      const found = [...world.subscriptions.values()]
        .reverse()
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => wanted === 'all' || (wanted === undefined ? !isOver(one) : one.status === wanted));
      const limit = Math.min(number(params.limit) ?? 10, MOST);
      const start = found.findIndex(({ id }) => id === text(params.starting_after)) + 1;
      const data = found.slice(start, start + limit);
      return listOf(data, '/v1/subscriptions', found.length > start + limit);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.subscriptions, 'subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: UPDATE,
    answer: ({ world, machine }, { id, params }) => {
      const subscription = known(world.subscriptions, 'subscription', id);
      if (isOver(subscription)) throw invalid(`A canceled subscription can only update its metadata.`);
      setEnd(world, subscription, params);
      const method = text(params.default_payment_method);
      if (method !== undefined) {
        const { customer } = known(world.methods, 'payment_method', method, 'default_payment_method');
        if (customer !== subscription.customer) throw invalid('The payment method belongs to nobody here.');
        subscription.default_payment_method = method;
      }
      Object.assign(subscription.metadata, marks(params.metadata));
      return machine.changed(subscription);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: names<Stripe.SubscriptionCancelParams>()('invoice_now', 'prorate'),
    answer: ({ world, machine }, { id }) => machine.end(known(world.subscriptions, 'subscription', id)),
  },
];

export function activePrice(world: World, id: string, param: string): Price {
  const price = world.prices.get(id);
  if (price === undefined) throw missing('price', id, param);
  if (!price.active) throw invalid(`The price specified is inactive.`, undefined, param);
  return price;
}

function setEnd(world: World, subscription: Subscription, params: Params): void {
  const atPeriodEnd = text(params.cancel_at_period_end);
  const at = text(params.cancel_at);
  if (atPeriodEnd === undefined && at === undefined) return;
  if (atPeriodEnd !== undefined && at !== undefined)
    throw invalid('You may only specify one of cancel_at and cancel_at_period_end.');
  if (subscription.schedule !== null)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
    );
  const periodEnd = itemOf(subscription).current_period_end;
  // Both, to detect code that reads only one of them.
  const end = atPeriodEnd === undefined ? Number(at) || null : atPeriodEnd === 'true' ? periodEnd : null;
  Object.assign(subscription, {
    cancel_at_period_end: atPeriodEnd === 'true',
    cancel_at: end,
    canceled_at: end === null ? null : world.now(),
  } satisfies Partial<Subscription>);
}
