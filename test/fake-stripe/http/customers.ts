import type Stripe from 'stripe';

import { known, missing } from '../failure.js';
import { newCustomer } from '../objects/people.js';
import type { Customer } from '../wire.js';
import type { World } from '../world.js';
import { isOver } from '../machine/machine.js';
import { fields, marks, text, texts } from './form.js';
import type { Params } from './form.js';
import { listOf, names } from './routes.js';
import type { Route } from './routes.js';

const TAKES = names<Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams>()(
  ...(['email', 'name', 'preferred_locales', 'metadata', 'invoice_settings', 'test_clock'] as const),
);

export const CUSTOMER_ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: TAKES,
    answer: ({ world }, { params }) => {
      const customer = newCustomer(world, { metadata: marks(params.metadata), ...said(params) });
      world.customers.set(customer.id, customer);
      world.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    answer: ({ world }, { id }) => {
      const { deleted } = world;
      return deleted.has(id) ? { object: 'customer', ...deleted.get(id) } : aCustomer(world, id);
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: TAKES,
    answer: ({ world }, { id, params }) => {
      const customer = aCustomer(world, id);
      Object.assign(customer, said(params));
      const method = text(fields(params.invoice_settings).default_payment_method);
      if (method !== undefined) {
        known(world.methods, 'payment_method', method);
        customer.invoice_settings.default_payment_method = method;
      }
      world.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    answer: ({ world, machine }, { id }) => {
      const customer = aCustomer(world, id);
      for (const subscription of world.subscriptions.values())
        if (subscription.customer === id && !isOver(subscription)) machine.end(subscription);
      world.customers.delete(id);
      world.deleted.set(id, { id, deleted: true });
      world.emit('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    takes: ['type', 'limit'],
    answer: ({ world }, { id }) =>
      listOf(
        [...world.methods.values()].filter(({ customer }) => customer === aCustomer(world, id).id),
        `/v1/customers/${id}/payment_methods`,
      ),
  },
];

/** One that was deleted is as missing as one that never was. */
export function aCustomer(world: World, id: string, param?: string): Customer {
  const found = world.customers.get(id);
  if (found === undefined) throw missing('customer', id, param);
  return found;
}

/** An empty text takes a value away, as everywhere at Stripe. */
function said(params: Params): Partial<Customer> {
  const { email, name } = params;
  return {
    ...(text(email) === undefined ? {} : { email: text(email) || null }),
    ...(text(name) === undefined ? {} : { name: text(name) || null }),
    ...(params.preferred_locales === undefined ? {} : { preferred_locales: texts(params.preferred_locales) }),
  };
}
