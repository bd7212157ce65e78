import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';
import { HOUR_MS } from '#core/domain/durations.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';

/** The number of stored rows per statement, each with up to 1,000 values. */
const SLICE = 50;

// Several processes may run this at the same time.
const DELETE = `
  DELETE FROM change_set_rows r USING (
    SELECT r.project_id, r.change_set_id, r.part
    FROM change_set_rows r JOIN change_set c ON c.project_id = r.project_id AND c.id = r.change_set_id
    WHERE c.at < now() - interval '${CHANGE_SET_DAYS} days'
    LIMIT $1 FOR UPDATE OF r SKIP LOCKED) expired
  WHERE r.project_id = expired.project_id AND r.change_set_id = expired.change_set_id AND r.part = expired.part
  RETURNING r.part`;

/** Deletes, every hour, the stored rows of change sets that can no longer be reverted. */
@Injectable()
export class ChangeSetCleanup implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    const tick = (): void => this.background.run('Deleting expired change sets', () => this.deleteExpired());
    this.timer = setInterval(tick, HOUR_MS).unref();
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.timer);
  }

  /** In slices, so that no statement takes long. */
  async deleteExpired(): Promise<void> {
    let count = SLICE;
    while (count === SLICE && !this.isStopping) {
      const deleted = await this.database.query<{ part: number }>(DELETE, [SLICE]);
      count = deleted.length;
    }
  }
}
