import type Stripe from 'stripe';

import { declined, invalid, known } from '../failure.js';
import { attach, methodFor } from '../machine/payments.js';
import { newSetupIntent } from '../objects/intents.js';
import type { PaymentMethod } from '../wire.js';
import type { World } from '../world.js';
import { aCustomer } from './customers.js';
import { fields, marks, text } from './form.js';
import type { Params } from './form.js';
import { listOf, names } from './routes.js';
import type { Request, Route } from './routes.js';

const CONFIRM = ['payment_method', 'payment_method_data', 'return_url', 'client_secret'];

export const PAYMENT_ROUTES: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: ['client_secret'],
    isPublic: true,
    answer: ({ world }, request) => withSecret(world, request).intent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    takes: CONFIRM,
    isPublic: true,
    answer: ({ world, machine }, request) => {
      const { payment } = withSecret(world, request);
      if (payment === undefined) throw invalid('That is no payment.');
      return machine.payments.confirm(payment, methodIn(world, request.params), returnOf(request));
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    takes: ['client_secret'],
    isPublic: true,
    answer: ({ world }, request) => withSecret(world, request).intent,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    takes: CONFIRM,
    isPublic: true,
    answer: ({ world, machine }, request) => {
      const { setup } = withSecret(world, request);
      if (setup === undefined) throw invalid('That is no set-up.');
      return machine.setups.confirm(setup, methodIn(world, request.params), returnOf(request));
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: names<Stripe.SetupIntentCreateParams>()(
      ...(['customer', 'usage', 'allowed_payment_method_types', 'metadata'] as const),
    ),
    answer: ({ world }, { params }) => {
      const customer = aCustomer(world, text(params.customer) ?? '', 'customer');
      const setup = newSetupIntent(world, customer, marks(params.metadata));
      world.setups.set(setup.id, setup);
      world.emit('setup_intent.created', setup);
      return setup;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: names<Stripe.InvoiceListParams>()('customer', 'status'),
    answer: ({ world }, { params }) => {
      const { customer, status } = params;
      const found = [...world.invoices.values()].filter(
        (invoice) => invoice.customer === customer && (status === undefined || invoice.status === status),
      );
      return listOf(found.reverse(), '/v1/invoices');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.invoices, 'invoice', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: [],
    answer: ({ world, machine }, { id }) => machine.void(known(world.invoices, 'invoice', id)),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    takes: names<Stripe.InvoicePayParams>()('payment_method', 'off_session'),
    answer: ({ world, machine }, { id, params }) => {
      const invoice = known(world.invoices, 'invoice', id);
      if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}.`);
      const method = known(world.methods, 'payment_method', text(params.payment_method) ?? '');
      if (machine.charge(invoice, method)) return invoice;
      throw declined('generic_decline', {});
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.methods, 'payment_method', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: ['customer'],
    answer: ({ world }, { id, params }) => {
      const method = methodFor(world, { token: id });
      attach(world, method, aCustomer(world, text(params.customer) ?? '', 'customer').id);
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    takes: [],
    answer: ({ world }, { id }) => {
      const method = known(world.methods, 'payment_method', id);
      const { customer } = method;
      method.customer = null;
      for (const one of world.subscriptions.values())
        if (one.default_payment_method === id) one.default_payment_method = null;
      world.emit('payment_method.detached', method, { customer });
      return method;
    },
  },
];

/** With the publishable key only the holder of the secret sees anything. */
function withSecret({ payments, setups }: World, { id, params, isPublic }: Request) {
  const payment = payments.get(id);
  const setup = setups.get(id);
  const intent = payment ?? known(setups, 'intent', id, 'intent');
  if (isPublic && text(params.client_secret) !== intent.client_secret)
    throw invalid('The client_secret provided does not match this intent.');
  return { intent, payment, setup };
}

const methodIn = (world: World, params: Params): PaymentMethod =>
  methodFor(world, {
    token: text(params.payment_method),
    number: text(fields(fields(params.payment_method_data).card).number),
  });

const returnOf = ({ params }: Request): string | null => text(params.return_url) ?? null;
