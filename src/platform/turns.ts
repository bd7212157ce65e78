import { ErrorCode } from '#core/api/error-codes.js';

import { UnavailableError } from './errors/domain.error.js';

/**
 * Lets only a few run at once; the rest wait their turn, up to a limit. For work that would otherwise take all the
 * threads or all the memory of the process.
 */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param atOnce how many run together; `queue` is how many may wait */
  constructor(
    private readonly atOnce: number,
    private readonly queue: number,
  ) {}

  /** True while nobody is at work. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** How many are at work. */
  get atWork(): number {
    return this.running;
  }

  /** @throws UnavailableError when too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.queue)
      throw new UnavailableError(ErrorCode.Unavailable, { retryAfter: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The one who leaves hands over its place, so that nobody slips in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}

/** Turns that are told apart by a key; a key that nobody is at work under takes no room. */
export class TurnsByKey<K> {
  private readonly turns = new Map<K, Turns>();

  /** @param atOnce how many run together under one key; `queue` is how many may wait there */
  constructor(
    private readonly atOnce: number,
    private readonly queue: number,
  ) {}

  /** @throws UnavailableError when too many wait already */
  async take<T>(key: K, work: () => Promise<T>): Promise<T> {
    const turns = this.turns.get(key) ?? new Turns(this.atOnce, this.queue);
    this.turns.set(key, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.isIdle) this.turns.delete(key);
    }
  }
}
