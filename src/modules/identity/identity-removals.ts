import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/domain/durations.js';

import { Background } from '../../platform/background.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { IdentityProvider } from './identity.provider.js';

const EVERY_MS = MINUTE_MS;
/** Nobody else tries meanwhile; longer than a provider may take to answer. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** No token of any provider lives as long as this. */
const REMEMBERED_MS = 2 * DAY_MS;

const ADD = `
  INSERT INTO identity_removal (uid, run_at) VALUES ($1, $2) ON CONFLICT (uid) DO NOTHING`;

// Taking one puts its next try off, so that several processes do not try the same.
const TAKE = `
  UPDATE identity_removal SET attempts = attempts + 1,
    run_at = $1::timestamptz + least($2 * 2 ^ least(attempts, 20), $3) * interval '1 ms'
  WHERE uid = (
    SELECT uid FROM identity_removal WHERE done_at IS NULL AND run_at <= $1 AND ($4::text IS NULL OR uid = $4)
    ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING uid`;

const DONE = 'UPDATE identity_removal SET done_at = $2 WHERE uid = $1';
const FORGET = 'DELETE FROM identity_removal WHERE done_at < $1';

/** Removes the identities of deleted accounts, and does not give up while the provider is out of reach. */
@Injectable()
export class IdentityRemovals implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Identities');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly identities: IdentityProvider,
    private readonly database: Database,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.background.run('Removing identities', () => this.work()), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Inside the transaction that deletes the account; it is done once that is committed. */
  async add(uid: string): Promise<void> {
    await this.database.query(ADD, [uid, this.clock.now()]);
  }

  /** The first try, without waiting for others. Never throws. */
  async attempt(uid: string): Promise<void> {
    await this.takeAndRemove(uid).catch((error: unknown) => this.report(uid, error));
  }

  /** Does what is due. */
  async work(): Promise<void> {
    while (await this.takeAndRemove(null)) continue;
    const now = this.clock.now();
    await this.database.query(FORGET, [new Date(now.getTime() - REMEMBERED_MS)]);
  }

  /** One that is due, or the one that is named. Answers whether there was one; when it fails it is due again later. */
  private async takeAndRemove(uid: string | null): Promise<boolean> {
    const parameters = [this.clock.now(), FIRST_WAIT_MS, LONGEST_WAIT_MS, uid];
    const [taken] = await this.database.query<{ uid: string }>(TAKE, parameters);
    if (taken === undefined) return false;
    try {
      await this.identities.remove(taken.uid);
      await this.database.query(DONE, [taken.uid, this.clock.now()]);
    } catch (error) {
      this.report(taken.uid, error);
    }
    return true;
  }

  private report(uid: string, error: unknown): void {
    this.logger.warn({ message: 'An identity could not be removed yet', uid, error: String(error) });
  }
}
