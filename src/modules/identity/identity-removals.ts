import { Injectable, Logger } from '@nestjs/common';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/domain/durations.js';

import { Clock } from '../../platform/clock.js';
import type { JobQueue } from '../../platform/jobs/job-queue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { IdentityProvider } from './identity.provider.js';

const BACK_OFF = { first: MINUTE_MS, longest: 6 * HOUR_MS };

/** Longer than any token of any provider is valid. */
const REMEMBERED_MS = 2 * DAY_MS;

interface Removal {
  uid: string;
}

/** Removes the identities of deleted accounts. It keeps trying while the provider cannot be reached. */
@Injectable()
export class IdentityRemovals {
  private readonly logger = new Logger('Identities');
  private readonly removals: JobQueue<Removal>;
  /** Removed identities, until no token of theirs is valid any longer. These jobs do nothing. */
  private readonly removed: JobQueue<Removal>;

  constructor(
    jobs: Jobs,
    private readonly identities: IdentityProvider,
    private readonly clock: Clock,
  ) {
    const definition = {
      context: 'Identities',
      retried: 'An identity could not be removed yet',
      givenUp: 'The removal of an identity was given up',
      backOff: BACK_OFF,
      leaseMs: 5 * MINUTE_MS,
    };
    this.removals = jobs.queue({
      ...definition,
      name: 'identity_removal',
      run: (removal: Removal) => this.remove(removal),
    });
    this.removed = jobs.queue({ ...definition, name: 'removed_identity', run: () => Promise.resolve() });
  }

  /** Call it in the transaction that deletes the account, and `attempt` after the commit. */
  async add(uid: string): Promise<void> {
    // The queue only makes the first attempt if the process of the caller has died.
    await this.removals.add({ uid }, { key: uid, runAt: this.in(BACK_OFF.first) });
  }

  /** Makes the first attempt, before other removals. It never throws: the removal is tried again later. */
  async attempt(uid: string): Promise<void> {
    await this.removals.attempt(uid).catch((error: unknown) => {
      const message = 'An identity could not be removed yet';
      this.logger.warn({ message, key: uid, error: String(error) });
    });
  }

  /** Whether the account of this identity was deleted so recently that its tokens may still be valid. */
  async isRemoved(uid: string): Promise<boolean> {
    // In this order: the second row is added before the first one is deleted.
    return (await this.removals.has(uid)) || (await this.removed.has(uid));
  }

  private async remove({ uid }: Removal): Promise<void> {
    await this.identities.remove(uid);
    await this.removed.add({ uid }, { key: uid, runAt: this.in(REMEMBERED_MS) });
  }

  private in(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
