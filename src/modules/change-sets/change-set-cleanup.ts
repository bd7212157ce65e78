import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

import { HOUR_MS } from '#core/domain/durations.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';
import { EXPIRED_ROWS, EXPIRED_FILES } from './expired.sql.js';
import type { Expired } from './expired.sql.js';

/** The number of stored rows per statement, each with up to 1,000 values. */
const SLICE = 50;

/** Deletes, every hour, what was kept of change sets that can no longer be reverted. */
@Injectable()
export class ChangeSetCleanup implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    const tick = (): void => this.background.run('Deleting expired change sets', () => this.deleteExpired());
    this.timer = setInterval(tick, HOUR_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async deleteExpired(): Promise<void> {
    for (const expired of [EXPIRED_ROWS, EXPIRED_FILES])
      await this.background.inSlices(1, () => this.deleteSlice(expired));
  }

  /** Deletes a slice of one project. Returns 1 if there may be more; skips rows that another process has locked. */
  private async deleteSlice({ project, remove, parameters }: Expired): Promise<number> {
    const [found] = await this.database.query<{ id: number }>(project, parameters);
    if (found === undefined) return 0;
    const removed = await this.database.query(remove, [found.id, SLICE, ...parameters]);
    return Math.min(removed.length, 1);
  }
}
