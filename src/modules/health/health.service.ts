import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { migrations } from '../../../migrations/index.js';
import { Database } from '../../platform/database/database.js';
import { Replica } from '../../platform/database/replica.js';
import type { ReplicaState } from '../../platform/database/replica.js';
import { UnavailableError } from '../../platform/errors/domain.error.js';
import { GracefulShutdown } from '../../platform/http/graceful-shutdown.js';
import { COUNT_MIGRATIONS } from './health.sql.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly readReplica: Replica,
    private readonly shutdown: GracefulShutdown,
  ) {}

  /**
   * Ready means: not shutting down, the database responds, and it has every migration of this release. It may have
   * newer ones: during a rolling update, both releases serve.
   */
  async assertReady(): Promise<void> {
    const names = migrations.map((Migration) => new Migration().name);
    const isReady = !this.shutdown.isShuttingDown && (await this.countDone(names)) === names.length;
    if (!isReady) throw new UnavailableError(ErrorCode.Unavailable);
  }

  /** The state of the read replica, if there is one. */
  replica(): { replica?: NonNullable<ReplicaState> } {
    const { state } = this.readReplica;
    return state === null ? {} : { replica: state };
  }

  private async countDone(names: string[]): Promise<number> {
    const rows = await this.database.query<{ done: number }>(COUNT_MIGRATIONS, [names]);
    return rows[0]?.done ?? 0;
  }
}
