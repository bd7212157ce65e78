import { advanceTo } from '../machine/clock.js';
import { known } from '../failure.js';
import type { PriceWishes } from '../objects/people.js';
import { newPrice } from '../objects/people.js';
import type { PaymentIntent, SetupIntent } from '../wire.js';
import type { Webhooks } from '../webhooks.js';
import type { Api } from './api.js';
import type { Fault, Faults } from './faults.js';
import type { Place } from './routes.js';

const DAY = 86_400;

/** Actions that tests need and Stripe does not offer: advance the time, cause failures, hold events back. */
export class Control {
  constructor(
    private readonly place: Place,
    private readonly api: Api,
    private readonly faults: Faults,
    private readonly webhooks: Webhooks,
  ) {}

  /** Lets days pass, with all events in them. */
  advance(days: number): void {
    const { world, machine } = this.place;
    advanceTo(world, machine, world.now() + Math.round(days * DAY));
  }

  addPrice(price: PriceWishes): void {
    this.place.world.prices.set(price.id, newPrice(this.place.world, price));
  }

  fail(fault: Fault): void {
    this.faults.plan(fault);
  }

  /** Everything works again. */
  recover(): void {
    this.faults.clear();
  }

  /** The payer's bank says yes or no; a payment that takes time ends. */
  settle(id: string, isGood: boolean): PaymentIntent | SetupIntent {
    const { world, machine } = this.place;
    const payment = world.payments.get(id);
    if (payment !== undefined) return machine.payments.settle(payment, isGood);
    return machine.setups.settle(known(world.setups, 'intent', id), isGood);
  }

  reset(): void {
    this.place.world.reset();
    this.api.forget();
    this.faults.clear();
    this.webhooks.forget();
  }

  /** The same over HTTP, for people at a browser: the answer to `POST /_fake/<what>`. */
  async command(what: string, body: Record<string, unknown>): Promise<unknown> {
    switch (what) {
      case 'advance':
        this.advance(Number(body.days));
        await this.webhooks.settled();
        return { now: new Date(this.place.world.now() * 1000).toISOString() };
      case 'settle':
        return this.settle(String(body.id), body.ok !== false);
      case 'fail':
        this.fail({ match: String(body.match), how: howIn(body.how), times: Number(body.times ?? 1) });
        return {};
      case 'recover':
        this.recover();
        return {};
      case 'hold':
        this.webhooks.hold();
        return {};
      case 'release':
        await this.webhooks.release();
        return {};
      default:
        return undefined;
    }
  }
}

function howIn(value: unknown): Fault['how'] {
  if (value === 'silence' || value === 'drop' || value === 'lose' || value === 'malformed') return value;
  if (typeof value === 'object' && value !== null && 'delay' in value) return { delay: Number(value.delay) };
  return Number(value);
}
