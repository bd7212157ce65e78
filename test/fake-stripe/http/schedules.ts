import type Stripe from 'stripe';

import { invalid, known } from '../failure.js';
import { newPhase } from '../objects/schedule.js';
import { periodEnd } from '../objects/subscription.js';
import type { Phase, Schedule } from '../wire.js';
import type { World } from '../world.js';
import { fields, list, marks, number, text } from './form.js';
import type { Param } from './form.js';
import { names } from './routes.js';
import type { Route } from './routes.js';
import { activePrice } from './subscriptions.js';

const UPDATE = names<Stripe.SubscriptionScheduleUpdateParams>()(
  ...(['end_behavior', 'proration_behavior', 'metadata', 'phases', 'default_settings'] as const),
);

export const SCHEDULE_ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/v1/subscription_schedules',
    takes: names<Stripe.SubscriptionScheduleCreateParams>()('from_subscription'),
    answer: ({ world, machine }, { params }) => {
      const id = text(params.from_subscription) ?? '';
      return machine.schedules.create(known(world.subscriptions, 'subscription', id, 'from_subscription'));
    },
  },
  {
    method: 'GET',
    path: '/v1/subscription_schedules/:id',
    takes: [],
    answer: ({ world }, { id }) => known(world.schedules, 'subscription schedule', id),
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    takes: UPDATE,
    answer: ({ world, machine }, { id, params }) => {
      const schedule = known(world.schedules, 'subscription schedule', id);
      machine.schedules.assertActive(schedule);
      if (params.phases !== undefined) machine.schedules.plan(schedule, phasesOf(world, list(params.phases)));
      if (params.metadata !== undefined) schedule.metadata = marks(params.metadata);
      if (text(params.end_behavior) === 'release') schedule.end_behavior = 'release';
      setMethod(world, schedule, fields(params.default_settings).default_payment_method);
      world.emit('subscription_schedule.updated', schedule);
      return schedule;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id/release',
    takes: [],
    answer: ({ world, machine }, { id }) =>
      machine.schedules.release(known(world.schedules, 'subscription schedule', id)),
  },
];

function setMethod(world: World, schedule: Schedule, param: Param): void {
  const method = text(param);
  if (method === undefined) return;
  schedule.default_settings.default_payment_method = known(world.methods, 'payment_method', method).id;
}

/** Each phase begins where the one before it ends. */
function phasesOf(world: World, params: Param[]): Phase[] {
  const phases: Phase[] = [];
  for (const param of params) {
    const { items, start_date, end_date, duration, iterations, trial_end } = fields(param);
    if (iterations !== undefined)
      throw invalid('Received unknown parameter: iterations', 'parameter_unknown', 'phases[0][iterations]');
    const price = activePrice(world, text(fields(list(items)[0]).price) ?? '', 'phases[0][items][0][price]');
    const start = number(start_date) ?? phases.at(-1)?.end_date;
    if (start === undefined) throw invalid('The first phase needs a start_date.');
    const end = number(end_date) ?? (duration === undefined ? undefined : periodEnd(start, price));
    if (end === undefined) throw invalid('A phase needs an end_date or a duration.');
    phases.push(newPhase({ price, start, end, trialEnd: number(trial_end) }));
  }
  return phases;
}
