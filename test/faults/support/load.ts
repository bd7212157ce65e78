import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import type { Operation, CallOutcome } from '../operations.js';
import { at, call, NOT_REACHED } from './calls.js';
import type { Answer } from './calls.js';
import type { World } from './world.js';

/** The number of reviews in ten changes. */
const REVIEWS = 0.1;
/** Milliseconds before a client retries after a failed call. */
const RETRY_MS = 50;

/** Differences in the behaviour of clients, for the self-test of the checker. */
export interface Habits {
  /** They say which version they have read; without it, the last one wins. */
  sendsVersion: boolean;
  /** Milliseconds between two of their changes; 0 by default. */
  restMs?: number;
}

/** Concurrent editors: each picks a value and writes a unique text. */
export class Load {
  readonly operations: Operation[] = [];
  /** The number of responses by status. */
  readonly statuses = new Map<number, number>();
  /** The longest wait for a response, in milliseconds. */
  slowest = 0;
  private isStopping = false;
  private clients: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly world: World,
    /** In the texts, which are unique: several loads may work on one project. */
    private readonly name = 'client',
    private readonly habits: Habits = { sendsVersion: true },
  ) {}

  start(clients: number): void {
    this.clients = Promise.all(Array.from({ length: clients }, (_, client) => this.work(client)));
  }

  /** Stops new calls; resolves when all open ones have ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.clients;
  }

  /** The number of successful changes so far. */
  get changes(): number {
    return this.operations.filter(isSuccess).length;
  }

  /** Milliseconds from `moment` until a later change succeeded; null if that takes longer than `patience`. */
  async backAfter(moment: number, patience: number): Promise<number | null> {
    while (performance.now() < moment + patience) {
      const first = this.operations.find((one) => isSuccess(one) && one.t0 > moment);
      if (first !== undefined) return first.t1 - moment;
      await pause(RETRY_MS);
    }
    return null;
  }

  private async work(client: number): Promise<void> {
    for (let round = 0; !this.isStopping; round += 1) {
      const value = this.world.values[Math.floor(Math.random() * this.world.values.length)];
      if (value === undefined) return;
      const current = await this.read(client, value);
      if (current === null) await pause(RETRY_MS);
      else await this.change(client, current, `${this.name} ${client}, round ${round}`);
      if (this.habits.restMs !== undefined) await pause(this.habits.restMs);
    }
  }

  private async read(client: number, { id, keyId }: ValueView): Promise<ValueView | null> {
    const t0 = performance.now();
    const answer = await this.send('GET', routes.listValuesOfKey(this.world.projectId, keyId), {});
    if (answer.status !== 200) return null;
    const value = (answer.body as ValueView[]).find((one) => one.id === id);
    if (value === undefined) return null;
    const { name: text, version, status } = value;
    const t1 = performance.now();
    this.operations.push({ kind: 'read', client, t0, t1, valueId: id, text, version, status });
    return value;
  }

  private async change(
    client: number,
    { id, keyId, name, version, status }: ValueView,
    text: string,
  ): Promise<void> {
    const isReview = status !== 'validated' && Math.random() < REVIEWS;
    const path = isReview ? routes.reviewValue : routes.writeValue;
    const sending = {
      body: isReview ? { status: 'validated' } : { name: text },
      ...(this.habits.sendsVersion ? { version } : {}),
    };
    const t0 = performance.now();
    const answer = await this.send('PATCH', path(this.world.projectId, keyId, id), sending);
    const outcome = outcomeOf(answer);
    const returned = outcome === 'ok' ? (answer.body as ValueView).version : null;
    const known = { client, t0, t1: performance.now(), valueId: id, base: version, returned, outcome };
    this.operations.push(
      isReview ? { kind: 'review', text: name, ...known } : { kind: 'write', text, ...known },
    );
    if (outcome !== 'ok') await pause(RETRY_MS);
  }

  /** A client whose token has expired signs in again before its next call. */
  private async send(
    method: string,
    path: string,
    sending: { body?: unknown; version?: number },
  ): Promise<Answer> {
    const { origin, account } = this.world;
    const startedAt = performance.now();
    const answer = await call(at(origin, path), method, { token: account.token, ...sending });
    this.slowest = Math.max(this.slowest, performance.now() - startedAt);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 401) await account.renew();
    return answer;
  }
}

/** The outcome that the client of a change may conclude from the response. */
export function outcomeOf({ status }: Answer): CallOutcome {
  if (status === 200) return 'ok';
  return status === NOT_REACHED || (status >= 400 && status < 500) ? 'refused' : 'unknown';
}

const isSuccess = (one: Operation): boolean => one.kind !== 'read' && one.outcome === 'ok';
