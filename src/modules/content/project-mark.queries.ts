import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** The settings of a project, and how often its content was changed, by slot; null if it does not exist. */
export type ProjectMark = { settings: string; slots: number[]; revisions: string[] } | null;

/**
 * Slot by slot instead of their sum: a snapshot may contain a transaction before another one that was written to the
 * log earlier. Within a slot, writers wait for each other.
 */
const MARK = `
  SELECT md5(p::text) AS settings,
         ARRAY(SELECT slot FROM project_revision WHERE project_id = p.id ORDER BY slot) AS slots,
         ARRAY(SELECT revision FROM project_revision WHERE project_id = p.id ORDER BY slot) AS revisions
  FROM project p WHERE p.id = $1`;

const HAS_SEEN = `
  SELECT EXISTS (SELECT FROM project WHERE id = $1 AND md5(project::text) = $2)
    AND NOT EXISTS (
      SELECT FROM unnest($3::smallint[], $4::bigint[]) AS mark (slot, revision)
      LEFT JOIN project_revision r ON r.project_id = $1 AND r.slot = mark.slot
      WHERE r.revision IS NULL OR r.revision < mark.revision) AS "hasSeen"`;

/** Compares the states of a project in two databases of which one follows the other. */
@Injectable()
export class ProjectMarkQueries {
  constructor(private readonly database: Database) {}

  /** Costs as much as the revision of the project. */
  async mark(projectId: number): Promise<ProjectMark> {
    const [mark] = await this.database.query<NonNullable<ProjectMark>>(MARK, [projectId]);
    return mark ?? null;
  }

  /** Whether the database of the open transaction has reached the state of the project that `mark` identifies. */
  async hasSeen(projectId: number, mark: ProjectMark): Promise<boolean> {
    if (mark === null) return false;
    const { settings, slots, revisions } = mark;
    const [row] = await this.database.query<{ hasSeen: boolean }>(HAS_SEEN, [
      projectId,
      settings,
      slots,
      revisions,
    ]);
    return row?.hasSeen ?? false;
  }
}
