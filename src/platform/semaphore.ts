import { ErrorCode } from '#core/api/errors/error-codes.js';

import { UnavailableError } from './errors/domain.error.js';

/** The `Retry-After` of a refused caller, in seconds. */
const RETRY_AFTER = 2;

export interface SemaphoreLimits {
  /** The maximum number running at once. */
  concurrency: number;
  /** The maximum number waiting. */
  queue: number;
  /** The maximum wait in milliseconds; unlimited if absent. */
  timeout?: number;
}

interface Waiter {
  start: () => void;
}

/**
 * Limits concurrency. Others wait in a queue of limited length and duration. For work that could otherwise take all
 * threads or memory of the process.
 */
export class Semaphore {
  private active = 0;
  /** In order of arrival. */
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

  /** @throws UnavailableError if too many wait or the wait is too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits for a slot and returns the function that releases it, which may be called again without effect.
   * @param signal aborts the wait, with the signal's reason
   * @throws UnavailableError if too many wait or the wait is too long
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

  /** The slot passes directly to the next one, so that no newcomer can take it. */
  private release(): void {
    const [next] = this.waiters;
    if (next === undefined) this.active -= 1;
    else next.start();
  }
}

/** One semaphore per key; an unused key takes no memory. */
export class KeyedSemaphore<K> {
  private readonly semaphores = new Map<K, Semaphore>();

  /** @param limits for each key */
  constructor(private readonly limits: SemaphoreLimits) {}

  /** @throws UnavailableError if too many wait for the key or the wait is too long */
  async run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(key);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** `Semaphore.acquire` for a key. */
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
