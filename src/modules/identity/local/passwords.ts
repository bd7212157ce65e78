import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { Semaphore } from '../../../platform/semaphore.js';
import { HashingThreads } from './hashing-threads.js';

/** Hashing takes a whole core. One stays free, so that sign-ins do not slow down other calls. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** With more waiting, users would give up before their turn. */
const QUEUE = 100;

/** Passwords as argon2id hashes. */
@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore({ concurrency: AT_ONCE, queue: QUEUE });
  /** The hash to compare with if the account does not exist, so that the response takes the same time. */
  private readonly nobodys: Promise<string>;

  constructor(
    private readonly config: Config,
    private readonly threads: HashingThreads,
  ) {
    this.nobodys = this.hash(randomUUID());
    // Failures reach the callers that await it.
    this.nobodys.catch(() => undefined);
  }

  async hash(password: string): Promise<string> {
    const { passwordHashMemory: memoryCost, passwordHashPasses: timeCost } = this.config;
    const options = { memoryCost, timeCost, parallelism: 1 };
    return String(
      await this.semaphore.run(() => this.threads.run({ password: canonical(password), options })),
    );
  }

  /** Whether the password matches the hash; without a hash, always false after the same work. */
  async matches(password: string, known: string | undefined): Promise<boolean> {
    const against = known ?? (await this.nobodys);
    const isSame = await this.semaphore.run(() =>
      this.threads.run({ password: canonical(password), against }),
    );
    return isSame === true && known !== undefined;
  }
}

/** Keyboards encode the same accented letter differently. */
const canonical = (password: string): string => password.normalize('NFKC');
