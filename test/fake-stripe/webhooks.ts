import type Stripe from 'stripe';

import type { FakeEvent } from './wire.js';

/** Where messages go, and with which secret they are signed. */
export interface Target {
  url: string;
  secret: string;
  /** Absent: every kind. */
  events?: readonly string[];
}

export interface Delivery {
  event: string;
  type: string;
  status: number;
}

/** The messages that Stripe sends about what happens: at once, or when the test lets them go. */
export class Webhooks {
  private targets: Target[] = [];
  private isHeld = false;
  private readonly waiting: FakeEvent[] = [];
  private readonly underWay = new Set<Promise<unknown>>();
  readonly deliveries: Delivery[] = [];

  constructor(private readonly sign: Stripe['webhooks']['generateTestHeaderString']) {}

  /** From now on messages go here, too. */
  deliverTo(target: Target): void {
    this.targets.push(target);
  }

  forget(): void {
    this.targets = [];
    this.waiting.length = 0;
    this.deliveries.length = 0;
    this.isHeld = false;
  }

  tell(event: FakeEvent): void {
    if (this.isHeld) this.waiting.push(event);
    else this.send(event);
  }

  /** Keeps messages back until they are released. */
  hold(): void {
    this.isHeld = true;
  }

  /** The messages that are kept back, oldest first; they are the caller's to deliver. */
  take(): FakeEvent[] {
    return this.waiting.splice(0);
  }

  /** Sends the events that were held back, oldest first, and holds no more back. */
  async release(): Promise<void> {
    this.isHeld = false;
    for (const event of this.take()) await this.deliver(event);
  }

  /** Settles when every message on its way has been answered. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Sends one message now, whatever was sent before. Answers the status of the last answer. */
  async deliver(event: FakeEvent): Promise<number> {
    let status = 0;
    for (const target of this.targets) {
      if (target.events !== undefined && !target.events.includes(event.type)) continue;
      status = await this.post(event, target);
      this.deliveries.push({ event: event.id, type: event.type, status });
    }
    return status;
  }

  private send(event: FakeEvent): void {
    const delivered = this.deliver(event).finally(() => this.underWay.delete(delivered));
    this.underWay.add(delivered);
  }

  private async post(event: FakeEvent, { url, secret }: Target): Promise<number> {
    // Stripe's own messages are printed like this, and signed as they are.
    const payload = JSON.stringify(event, null, 2);
    const signature = this.sign({ payload, secret });
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }
}
