import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';

import { FORMER_REVIEW_ACTION, REVIEW_ACTION } from '#core/domain/history.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';

/** The number of rows per statement. */
const SLICE = 1_000;

// Uses the partial index index_history_former_review. Several processes may run this at the same time.
const RENAME = `
  UPDATE history h SET action = '${REVIEW_ACTION}'
  FROM (
    SELECT project_id, id FROM history WHERE action = '${FORMER_REVIEW_ACTION}'
    LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED) former
  WHERE h.project_id = former.project_id AND h.id = former.id
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
      this.background.inSlices(SLICE, () => this.renameSlice()),
    );
  }

  private async renameSlice(): Promise<number> {
    const renamed = await this.database.query<{ id: number }>(RENAME, [SLICE]);
    return renamed.length;
  }
}
