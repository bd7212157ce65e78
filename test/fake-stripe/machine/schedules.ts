import { invalid, known } from '../failure.js';
import { newSchedule } from '../objects/schedule.js';
import { costOf, itemOf } from '../objects/subscription.js';
import type { Phase, Schedule, Subscription } from '../wire.js';
import type { World } from '../world.js';

/** The schedules that change subscriptions from one price to another. */
export class Schedules {
  constructor(private readonly world: World) {}

  create(subscription: Subscription): Schedule {
    if (subscription.schedule !== null)
      throw invalid('You cannot migrate a subscription that is already attached to a schedule.');
    if (!['active', 'trialing', 'past_due'].includes(subscription.status))
      throw invalid(`You cannot migrate a subscription that is ${subscription.status}.`);
    const schedule = newSchedule(this.world, subscription);
    this.world.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    this.world.emit('subscription_schedule.created', schedule);
    return schedule;
  }

  plan(schedule: Schedule, phases: Phase[]): void {
    this.assertActive(schedule);
    const [first] = schedule.phases;
    if (phases[0]?.start_date !== first?.start_date)
      throw invalid('You can not modify the start date of the current phase.');
    schedule.phases = phases;
  }

  release(schedule: Schedule): Schedule {
    this.assertActive(schedule);
    const subscription = known(this.world.subscriptions, 'subscription', schedule.subscription ?? '');
    this.letGo(schedule, subscription);
    this.world.emit('customer.subscription.updated', subscription);
    return schedule;
  }

  assertActive({ id, status }: Schedule): void {
    if (status !== 'active')
      throw invalid(`You cannot change subscription schedule ${id}: its status is ${status}.`);
  }

  /** A period has ended: the phase that begins now decides what the next one costs. */
  turn(subscription: Subscription, at: number): void {
    const schedule = this.world.schedules.get(subscription.schedule ?? '');
    if (schedule === undefined) return;
    const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date);
    if (phase === undefined) {
      this.letGo(schedule, subscription);
      return;
    }
    const price = known(this.world.prices, 'price', phase.items[0]?.price ?? '');
    Object.assign(itemOf(subscription), costOf(price));
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    const { default_payment_method: method } = schedule.default_settings;
    if (method !== null) subscription.default_payment_method = method;
    this.world.emit('subscription_schedule.updated', schedule);
  }

  private letGo(schedule: Schedule, subscription: Subscription): void {
    Object.assign(schedule, {
      status: 'released',
      released_at: this.world.now(),
      released_subscription: subscription.id,
      subscription: null,
      current_phase: null,
    } satisfies Partial<Schedule>);
    subscription.schedule = null;
    this.world.emit('subscription_schedule.released', schedule);
  }
}
