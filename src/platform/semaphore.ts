import { ErrorCode } from '#core/api/error-codes.js';

import { UnavailableError } from './errors/domain.error.js';

/** Seconds after which a caller who was refused may try again. */
const RETRY_AFTER = 2;

export interface SemaphoreLimits {
  /** How many run together. */
  concurrency: number;
  /** How many may wait for their turn. */
  queue: number;
  /** Milliseconds one may wait; absent: for ever. */
  timeout?: number;
}

interface Waiter {
  start: () => void;
}

/**
 * Lets only a few run at once; the rest wait in a queue, up to a limit of length and time. For work that would otherwise
 * take all the threads or all the memory of the process.
 */
export class Semaphore {
  private active = 0;
  /** In the order of their arrival. */
  private readonly waiters = new Set<Waiter>();

  constructor(private readonly limits: SemaphoreLimits) {}

  get isIdle(): boolean {
    return this.active === 0;
  }

  get running(): number {
    return this.active;
  }

  get waiting(): number {
    return this.waiters.size;
  }

  /** @throws UnavailableError when too many wait already, or the wait took too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits for a turn; answers the function that ends it, which does nothing when called again.
   * @param signal gives up the wait, with the signal's reason
   * @throws UnavailableError when too many wait already, or the wait took too long
   */
  async acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.active < this.limits.concurrency) this.active += 1;
    else if (this.waiters.size >= this.limits.queue) throw unavailable();
    else await this.turn(signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.release();
    };
  }

  private turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiters.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        start: () => {
          leave();
          resolve();
        },
      };
      const abort = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      const expire = (): void => {
        leave();
        reject(unavailable());
      };
      const { timeout } = this.limits;
      const timer = timeout === undefined ? undefined : setTimeout(expire, timeout);
      signal?.addEventListener('abort', abort);
      this.waiters.add(waiter);
    });
  }

  /** The place is handed over, so that nobody slips in between. */
  private release(): void {
    const [next] = this.waiters;
    if (next === undefined) this.active -= 1;
    else next.start();
  }
}

/** Semaphores that are told apart by a key; a key that nobody uses takes no room. */
export class KeyedSemaphore<K> {
  private readonly semaphores = new Map<K, Semaphore>();

  /** @param limits of each key */
  constructor(private readonly limits: SemaphoreLimits) {}

  /** @throws UnavailableError when too many wait under the key already, or the wait took too long */
  async run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(key);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** `Semaphore.acquire` under a key. */
  async acquire(key: K, signal?: AbortSignal): Promise<() => void> {
    const semaphore = this.semaphores.get(key) ?? new Semaphore(this.limits);
    this.semaphores.set(key, semaphore);
    const release = await semaphore.acquire(signal);
    return () => {
      release();
      if (semaphore.isIdle) this.semaphores.delete(key);
    };
  }
}

const unavailable = (): UnavailableError =>
  new UnavailableError(ErrorCode.Unavailable, { retryAfter: RETRY_AFTER });
