import type Stripe from 'stripe';

import { advanceTo } from '../machine/clock.js';
import type { Wire } from '../wire.js';
import type { World } from '../world.js';
import { number, text } from './form.js';
import { names } from './routes.js';
import type { Route } from './routes.js';

type TestClock = Wire<Stripe.TestHelpers.TestClock>;

const clock = (world: World, id: string, name: string | null = null): TestClock => ({
  id,
  object: 'test_helpers.test_clock',
  created: world.now(),
  deletes_after: world.now() + 86_400,
  frozen_time: world.now(),
  livemode: false,
  name,
  status: 'ready',
  status_details: {},
});

/** Stripe has clocks of which each is for some customers; here all of them are the one there is, set by the newest. */
export const CLOCK_ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    takes: names<Stripe.TestHelpers.TestClockCreateParams>()('frozen_time', 'name'),
    answer: ({ world }, { params }) => {
      world.setClock(number(params.frozen_time) ?? world.now());
      return clock(world, world.id('clock'), text(params.name) ?? null);
    },
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    takes: [],
    answer: ({ world }, { id }) => clock(world, id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    takes: names<Stripe.TestHelpers.TestClockAdvanceParams>()('frozen_time'),
    answer: ({ world, machine }, { id, params }) => {
      advanceTo(world, machine, Math.max(number(params.frozen_time) ?? 0, world.now()));
      return clock(world, id);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/:id',
    takes: [],
    answer: (_place, { id }) => ({ id, object: 'test_helpers.test_clock', deleted: true }),
  },
];
