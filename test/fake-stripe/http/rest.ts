import type Stripe from 'stripe';

import { known } from '../failure.js';
import { API_VERSION } from '../world.js';
import type { WebhookEndpoint } from '../wire.js';
import { texts, text } from './form.js';
import { CLOCK_ROUTES } from './clocks.js';
import { CUSTOMER_ROUTES } from './customers.js';
import { PAYMENT_ROUTES } from './payments.js';
import { listOf, names } from './routes.js';
import type { Route } from './routes.js';
import { SCHEDULE_ROUTES } from './schedules.js';
import { SUBSCRIPTION_ROUTES } from './subscriptions.js';

export const ROUTES: Route[] = [
  ...CUSTOMER_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SCHEDULE_ROUTES,
  ...PAYMENT_ROUTES,
  ...CLOCK_ROUTES,
  {
    method: 'GET',
    path: '/v1/prices',
    takes: ['active', 'limit'],
    answer: ({ world }) => listOf([...world.prices.values()], '/v1/prices'),
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.prices, 'price', id, 'price'),
  },
  {
    method: 'GET',
    path: '/v1/events',
    takes: ['type', 'types', 'limit', 'created'],
    answer: ({ world }) => listOf([...world.events.values()].reverse(), '/v1/events'),
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.events, 'event', id),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    takes: names<Stripe.WebhookEndpointCreateParams>()('url', 'enabled_events', 'api_version', 'description'),
    answer: ({ world }, { params }) => {
      const endpoint: WebhookEndpoint = {
        id: world.id('we'),
        object: 'webhook_endpoint',
        api_version: text(params.api_version) ?? API_VERSION,
        application: null,
        created: world.now(),
        description: text(params.description) ?? null,
        enabled_events: texts(params.enabled_events),
        livemode: false,
        metadata: {},
        secret: world.id('whsec'),
        status: 'enabled',
        url: text(params.url) ?? '',
      };
      world.endpoints.set(endpoint.id, endpoint);
      return endpoint;
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: ['limit'],
    answer: ({ world }) => listOf([...world.endpoints.values()], '/v1/webhook_endpoints'),
  },
];
