import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';
import { HOUR_MS } from '#core/domain/durations.js';
import { WEB_FORMATS } from '#core/formats/index.js';

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

const isOld = (row: string): string => `${row}.at < now() - interval '${CHANGE_SET_DAYS} days'`;

/**
 * The files that no revert can make count again: those of reverted imports, those with a later file in their place, and
 * those of deleted languages. $2 the formats of which a language has one file.
 */
const DELETE_FILES = `
  DELETE FROM file_profile f USING (
    SELECT f.project_id, f.id
    FROM file_profile f
    LEFT JOIN change_set c ON c.project_id = f.project_id AND c.id = f.change_set_id
    LEFT JOIN change_set undo ON undo.project_id = f.project_id AND undo.id = c.reverted_by_id
    WHERE ${isOld('f')} AND (
      ${isOld('undo')}
      OR EXISTS (
        SELECT FROM file_profile later
        LEFT JOIN change_set l ON l.project_id = later.project_id AND l.id = later.change_set_id
        WHERE later.project_id = f.project_id AND later.language_id = f.language_id AND later.id > f.id AND later.format = f.format
          AND (later.name = f.name OR f.format = ANY($2)) AND ${isOld('later')} AND l.reverted_by_id IS NULL)
      OR NOT EXISTS (SELECT FROM language l WHERE l.project_id = f.project_id AND l.id = f.language_id)
        AND NOT EXISTS (
          SELECT FROM change_set_rows r WHERE r.project_id = f.project_id AND r.row_type = 'language'
            AND (r.rows->>'id')::bigint = f.language_id))
    LIMIT $1 FOR UPDATE OF f SKIP LOCKED) done
  WHERE f.project_id = done.project_id AND f.id = done.id
  RETURNING f.id`;

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
    await this.deleteWith(DELETE, []);
    await this.deleteWith(DELETE_FILES, [WEB_FORMATS]);
  }

  private deleteWith(sql: string, parameters: unknown[]): Promise<void> {
    return this.background.inSlices(
      SLICE,
      async () => (await this.database.query(sql, [SLICE, ...parameters])).length,
    );
  }
}
