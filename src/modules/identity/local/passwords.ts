import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { Config } from '../../../platform/config/config.js';
import { Semaphore } from '../../../platform/semaphore.js';

/**
 * Hashing takes a whole core, and a thread of the pool that files and compression use too. One core stays free: people at
 * work must not wait for those who sign in.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More than this many would wait longer than people do. */
const QUEUE = 100;

/** Passwords as argon2id hashes. */
@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore({ concurrency: AT_ONCE, queue: QUEUE });
  /** Compared with where there is no account, so that the answer takes as long. */
  private readonly nobodys: Promise<string>;

  constructor(private readonly config: Config) {
    this.nobodys = this.hash(randomUUID());
    // Whoever waits for it hears of a failure.
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

  /** Whether the password is the one behind the hash; the same work and always false where there is no hash. */
  async matches(password: string, known: string | undefined): Promise<boolean> {
    const against = known ?? (await this.nobodys);
    const isSame = await this.semaphore.run(() => verify(against, canonical(password)));
    return isSame && known !== undefined;
  }
}

/** Keyboards differ in how they spell one and the same accented letter. */
const canonical = (password: string): string => password.normalize('NFKC');
