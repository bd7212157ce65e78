import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { HOUR_MS } from '#core/domain/durations.js';

import { Background } from '../../background.js';
import { Clock } from '../../clock.js';
import { Config } from '../../config/config.js';
import { Database } from '../../database/database.js';
import type { RateLimit } from './rate-limit.js';

const TABLE = 'rate_limit';

/** The methods of a connection that the library calls. */
interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The counters of the rate limits: in PostgreSQL, where every process counts, or in the memory of this one
 * (docs/decisions/0090).
 */
@Injectable()
export class RateCounters implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly counters = new Map<string, RateLimiterAbstract>();
  /**
   * Counts that are being given back: the next count of the same key waits for them, so that no call is refused
   * wrongly.
   */
  private readonly returns = new Map<string, Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const tick = (): void => this.background.run('Deleting old counts of limits', () => this.deleteExpired());
    this.timer = setInterval(tick, HOUR_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Counts one more for `key`, of a reported limit nothing. @throws RateLimiterRes over the limit; what PostgreSQL throws */
  async count(limit: RateLimit, key: string): Promise<RateLimiterRes> {
    await this.returns.get(`${limit.name} ${key}`);
    return this.counterOf(limit).consume(key, limit.isReported ? 0 : 1);
  }

  /** Counts one more for `key`; returns whether that is within the limit. @throws what PostgreSQL throws */
  async allows(limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.count(limit, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /**
   * Counts `points` of a reported limit. Last in a transaction, which takes them back with what they stand for: other
   * calls of the same key wait for its end.
   */
  async add(limit: RateLimit, key: string, points: number): Promise<void> {
    if (points > 0) await this.counterOf(limit).penalty(key, points);
  }

  /** Takes a count of `key` back, in the background. */
  giveBack(limit: RateLimit, key: string): void {
    const name = `${limit.name} ${key}`;
    this.background.run('Giving back a count of a limit', async () => {
      const isDone = Promise.allSettled([this.returns.get(name), this.counterOf(limit).reward(key)]);
      this.returns.set(name, isDone);
      const [, reward] = await isDone;
      if (this.returns.get(name) === isDone) this.returns.delete(name);
      if (reward.status === 'rejected') throw reward.reason;
    });
  }

  /** Deletes the counts whose window has ended. */
  async deleteExpired(): Promise<void> {
    await this.database.query(`DELETE FROM ${TABLE} WHERE expire < $1`, [this.clock.now().getTime()]);
  }

  /** Limits of one name share a counter. */
  private counterOf({ name, limit, seconds, isPerProcess = false }: RateLimit): RateLimiterAbstract {
    const known = this.counters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: limit(this.config), duration: seconds };
    const counter = isPerProcess ? new RateLimiterMemory(options) : this.shared(options);
    this.counters.set(name, counter);
    return counter;
  }

  private shared(options: { keyPrefix: string; points: number; duration: number }): RateLimiterPostgres {
    const query = async ({ text, values }: Statement): Promise<{ rows: unknown[] }> => ({
      rows: await this.database.query(text, values),
    });
    return new RateLimiterPostgres({
      ...options,
      storeClient: { query },
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }
}
