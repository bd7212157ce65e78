import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';
import { FORMER_REVIEWS_PROJECT, RENAME_REVIEWS } from './review-rename.sql.js';

/** The number of rows per statement. */
const SLICE = 1_000;

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

  /** Renames a slice of one project. Returns 1 if there may be more; skips rows that another process has locked. */
  private async renameSlice(): Promise<number> {
    const [project] = await this.database.query<{ id: number }>(FORMER_REVIEWS_PROJECT);
    if (project === undefined) return 0;
    const renamed = await this.database.query<{ id: number }>(RENAME_REVIEWS, [project.id, SLICE]);
    return Math.min(renamed.length, 1);
  }
}
