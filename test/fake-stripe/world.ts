import { randomBytes } from 'node:crypto';

import type {
  Customer,
  EventType,
  FakeEvent,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Schedule,
  SetupIntent,
  Subscription,
  Told,
  WebhookEndpoint,
} from './wire.js';

export const API_VERSION = '2026-10-28.endive';

type Deleted = { id: string; deleted: true };

/** Everything an account of Stripe holds, and the one clock it lives by. */
export class World {
  /** Seconds. Objects carry this time; only signatures are of the real one. */
  private skew = 0;

  readonly customers = new Map<string, Customer>();
  readonly deleted = new Map<string, Deleted>();
  readonly prices = new Map<string, Price>();
  readonly methods = new Map<string, PaymentMethod>();
  readonly payments = new Map<string, PaymentIntent>();
  readonly setups = new Map<string, SetupIntent>();
  readonly invoices = new Map<string, Invoice>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly schedules = new Map<string, Schedule>();
  readonly endpoints = new Map<string, WebhookEndpoint>();
  readonly events = new Map<string, FakeEvent>();

  constructor(private readonly tell: (event: FakeEvent) => void) {}

  now(): number {
    return Math.floor(Date.now() / 1000) + this.skew;
  }

  /** Puts the clock to a second; what was due by then is for the machine to do. */
  setClock(second: number): void {
    this.skew += second - this.now();
  }

  /** As long as the real ones; nobody guesses one. */
  id(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** Records an event with the current object, and notifies listeners. */
  emit<T extends EventType>(type: T, object: Told[T], before?: object): void {
    const event: FakeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object), ...(before ? { previous_attributes: before } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.set(event.id, event);
    this.tell(event);
  }

  /** Whatever has this id. */
  find(id: string): object | undefined {
    return this.rooms.map((room) => room.get(id)).find((found) => found !== undefined);
  }

  /** Everything gone, the clock right again. */
  reset(): void {
    for (const room of [...this.rooms, this.events, this.endpoints]) room.clear();
    this.skew = 0;
  }

  private get rooms(): Map<string, object>[] {
    return [
      this.customers,
      this.deleted,
      this.prices,
      this.methods,
      this.payments,
      this.setups,
      this.invoices,
      this.subscriptions,
      this.schedules,
    ];
  }
}
