import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';

import type { Account } from '../support/account.js';
import { at } from '../support/calls.js';
import { send } from './send.js';

const EVERY_MS = 100;

/** Somebody else who makes a small call again and again, and notes how long they wait. */
export class Bystander {
  /** In milliseconds, since `reset`. */
  longestWait = 0;
  /** Statuses other than 200, since `reset`. */
  readonly refusals: number[] = [];
  private isDone = false;
  private readonly working: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly account: Account,
  ) {
    this.working = this.work();
  }

  /** Signs in again, because access ends after a while. */
  async reset(): Promise<void> {
    await this.account.renew();
    this.longestWait = 0;
    this.refusals.length = 0;
  }

  async stop(): Promise<void> {
    this.isDone = true;
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.isDone) {
      const url = at(this.origin, routes.readMe());
      const { status, milliseconds } = await send({ method: 'GET', url, token: this.account.token });
      if (status === 200) this.longestWait = Math.max(this.longestWait, milliseconds);
      else this.refusals.push(status);
      await pause(EVERY_MS);
    }
  }
}
