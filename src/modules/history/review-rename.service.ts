import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';

import { FORMER_REVIEW_ACTION, REVIEW_ACTION } from '#core/domain/history.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';

/** The number of rows per statement. */
const SLICE = 1_000;

// Both use the partial index index_history_former_review. Several processes may run this at the same time.
const PROJECT = `
  SELECT project_id AS id FROM history WHERE action = '${FORMER_REVIEW_ACTION}' ORDER BY project_id LIMIT 1`;

const RENAME = `
  UPDATE history h SET action = '${REVIEW_ACTION}'
  FROM (
    SELECT id FROM history WHERE project_id = $1 AND action = '${FORMER_REVIEW_ACTION}'
    LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) former
  WHERE h.project_id = $1 AND h.id = former.id
  RETURNING h.id`;

/**
 * Renames old review rows of the history after the start, in batches. If interrupted, it continues at the next start.
 * Until then, `actionOf()` maps the old name.
 */
@Injectable()
export class ReviewRenameService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly background: Background,
  ) {}

  onApplicationBootstrap(): void {
    this.background.run('Renaming reviews in the history', () =>
      this.background.inSlices(1, () => this.renameSlice()),
    );
  }

  /** Of one project. Returns 1 if there may be more; what another process has locked is left to it. */
  private async renameSlice(): Promise<number> {
    const [project] = await this.database.query<{ id: number }>(PROJECT);
    if (project === undefined) return 0;
    const renamed = await this.database.query<{ id: number }>(RENAME, [project.id, SLICE]);
    return Math.min(renamed.length, 1);
  }
}
