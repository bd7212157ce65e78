import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { Config } from '../../../platform/config/config.js';
import { Semaphore } from '../../../platform/semaphore.js';

/**
 * Hashing takes a whole core, and a thread of the pool that files and compression use too. One core stays free, so that
 * sign-ins do not slow down other calls.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** With more waiting, users would give up before their turn. */
const QUEUE = 100;

/** Passwords as argon2id hashes. */
@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore({ concurrency: AT_ONCE, queue: QUEUE });
  /** A hash to compare with if the account does not exist, so that the response takes as long. */
  private readonly nobodys: Promise<string>;

  constructor(private readonly config: Config) {
    this.nobodys = this.hash(randomUUID());
    // Failures reach the callers that await it.
    this.nobodys.catch(() => undefined);
  }

  hash(password: string): Promise<string> {
    return this.semaphore.run(() =>
      hash(canonical(password), {
        memoryCost: this.config.passwordHashMemory,
        timeCost: this.config.passwordHashPasses,
        parallelism: 1,
      }),
    );
  }

  /** Whether the password matches the hash; without a hash, always false after the same work. */
  async matches(password: string, known: string | undefined): Promise<boolean> {
    const against = known ?? (await this.nobodys);
    const isSame = await this.semaphore.run(() => verify(against, canonical(password)));
    return isSame && known !== undefined;
  }
}

/** Keyboards encode the same accented letter differently. */
const canonical = (password: string): string => password.normalize('NFKC');
