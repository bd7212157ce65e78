import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';

/** The change set that is reverted, and the one that reverts it. */
export interface RevertedFiles {
  projectId: number;
  actorId: number;
  changeSetId: number;
  revertId: number;
}

/** $1 project, $2 change set, $3 user, $4 change set of the revert. */
const record = (row: Omit<HistoryRow, 'source' | 'projectId' | 'actorId' | 'changeSetId'>): string =>
  recordHistory({ ...row, source: 'revert', projectId: '$1', actorId: '$3', changeSetId: '$4' });

/** The first row of each file in the change set with an action. */
const filesIn = (action: string, state: 'old' | 'new'): string => `
  SELECT DISTINCT ON (h.${state}->>'id') (h.${state}->>'id')::bigint AS id, h.old, h.new FROM history h
  WHERE h.project_id = $1 AND h.change_set_id = $2 AND h.action = '${action}' ORDER BY h.${state}->>'id', h.id`;

const RESTORE = `
  WITH wanted AS (${filesIn('file.deleted', 'old')}),
  made AS (
    INSERT INTO project_file (project_id, id, path, format, position)
    SELECT $1, id, old->>'name', old->>'format', (old->>'position')::integer FROM wanted
    ON CONFLICT DO NOTHING RETURNING id, path),
  recorded AS (${record({
    action: 'file.created',
    new: `jsonb_build_object('id', made.id, 'name', made.path)`,
    from: 'made ORDER BY made.id',
  })})
  SELECT (SELECT count(*) FROM made) AS restored, 0 AS "keptNewer",
    (SELECT count(*) FROM wanted WHERE id NOT IN (SELECT id FROM made)
      AND NOT EXISTS (SELECT FROM project_file f WHERE f.project_id = $1 AND f.id = wanted.id)) AS blocked`;

// The documents that have the paths of the change get those from before it. Stored in turn, so that the revert can be reverted.
const RENAME = `
  WITH own AS (${filesIn('file.renamed', 'old')}),
  seen AS (
    SELECT own.id, own.old->>'name' AS before, own.new->>'name' AS after, f.path <> own.new->>'name' AS is_newer,
      EXISTS (SELECT FROM project_file other
        WHERE other.project_id = $1 AND other.path = own.old->>'name' AND other.id <> own.id) AS is_blocked
    FROM own JOIN project_file f ON f.project_id = $1 AND f.id = own.id),
  changed AS (
    UPDATE project_file f SET path = seen.before FROM seen
    WHERE f.project_id = $1 AND f.id = seen.id AND NOT seen.is_newer AND NOT seen.is_blocked
    RETURNING f.id, seen.before, seen.after),
  stored AS MATERIALIZED (
    SELECT r.part, (item->>0)::bigint AS id, item->>1 AS before, item->>2 AS after
    FROM change_set_rows r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS item
    WHERE r.project_id = $1 AND r.change_set_id = $2 AND r.row_type = 'document_path' AND EXISTS (SELECT FROM changed)),
  moved AS (
    UPDATE file_profile p SET path = stored.before FROM stored
    WHERE p.project_id = $1 AND p.id = stored.id AND p.path = stored.after RETURNING p.id, stored.part, stored.before, stored.after),
  saved AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $4::bigint, part, 'document_path', jsonb_agg(jsonb_build_array(id, after, before) ORDER BY id)
    FROM moved GROUP BY part),
  recorded AS (${record({
    action: 'file.renamed',
    old: `jsonb_build_object('id', changed.id, 'name', changed.after)`,
    new: `jsonb_build_object('id', changed.id, 'name', changed.before)`,
    from: 'changed ORDER BY changed.id',
  })})
  SELECT (SELECT count(*) FROM changed) AS restored, (SELECT count(*) FROM seen WHERE is_newer) AS "keptNewer",
    (SELECT count(*) FROM seen WHERE is_blocked AND NOT is_newer) AS blocked`;

// A group goes back to the file that it had; to none, if the reverted change was itself a revert.
const MOVE_GROUPS = `
  WITH own AS (
    SELECT DISTINCT ON (h.group_id) h.group_id AS id, (h.old->>'fileId')::bigint AS before, (h.new->>'fileId')::bigint AS after
    FROM history h WHERE h.project_id = $1 AND h.change_set_id = $2 AND h.action = 'group.moved' ORDER BY h.group_id, h.id),
  seen AS (
    SELECT own.*, g.name, g.file_id IS DISTINCT FROM own.after AS is_newer,
      own.before IS NOT NULL AND NOT EXISTS (SELECT FROM project_file f WHERE f.project_id = $1 AND f.id = own.before)
      OR EXISTS (SELECT FROM key_group other WHERE other.project_id = $1 AND other.file_id IS NOT DISTINCT FROM own.before
        AND other.name = g.name AND other.id <> g.id) AS is_blocked
    FROM own JOIN key_group g ON g.project_id = $1 AND g.id = own.id),
  changed AS (
    UPDATE key_group g SET file_id = seen.before FROM seen
    WHERE g.project_id = $1 AND g.id = seen.id AND NOT seen.is_newer AND NOT seen.is_blocked
    RETURNING g.id, g.name, seen.before, seen.after),
  recorded AS (${record({
    action: 'group.moved',
    groupId: 'changed.id',
    old: `jsonb_strip_nulls(jsonb_build_object('name', changed.name, 'fileId', changed.after))`,
    new: `jsonb_strip_nulls(jsonb_build_object('name', changed.name, 'fileId', changed.before))`,
    from: 'changed ORDER BY changed.id',
  })})
  SELECT (SELECT count(*) FROM changed) AS restored, (SELECT count(*) FROM seen WHERE is_newer) AS "keptNewer",
    (SELECT count(*) FROM seen WHERE is_blocked AND NOT is_newer) AS blocked`;

// A file that was imported alone is alone again; and back, if the reverted change was itself a revert.
const RETURN_PROFILES = `
  WITH stored AS MATERIALIZED (
    SELECT r.part, (item->>0)::bigint AS id, (item->>1)::bigint AS file_before, item->>2 AS before,
      (item->>3)::bigint AS file_after, item->>4 AS after
    FROM change_set_rows r CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS item
    WHERE r.project_id = $1 AND r.change_set_id = $2 AND r.row_type = 'document_file'),
  moved AS (
    UPDATE file_profile p SET file_id = stored.file_before, path = stored.before FROM stored
    WHERE p.project_id = $1 AND p.id = stored.id AND p.file_id IS NOT DISTINCT FROM stored.file_after RETURNING stored.*),
  saved AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $3::bigint,
      (SELECT coalesce(max(part) + 1, 0) FROM change_set_rows WHERE project_id = $1 AND change_set_id = $3) + part, 'document_file',
      jsonb_agg(jsonb_build_array(id, file_after, after, file_before, before) ORDER BY id)
    FROM moved GROUP BY part)
  SELECT count(*) FROM moved`;

const REMOVE = `
  WITH own AS (${filesIn('file.created', 'new')}),
  seen AS (
    SELECT f.*, EXISTS (SELECT FROM key_group g WHERE g.project_id = $1 AND g.file_id = f.id) AS is_newer
    FROM own JOIN project_file f ON f.project_id = $1 AND f.id = own.id),
  gone AS (
    DELETE FROM project_file f USING seen WHERE f.project_id = $1 AND f.id = seen.id AND NOT seen.is_newer
    RETURNING f.id, f.path, f.format, f.position),
  recorded AS (${record({
    action: 'file.deleted',
    old: `jsonb_build_object('id', gone.id, 'name', gone.path, 'format', gone.format, 'position', gone.position)`,
    from: 'gone ORDER BY gone.id',
  })})
  SELECT (SELECT count(*) FROM gone) AS restored, (SELECT count(*) FROM seen WHERE is_newer) AS "keptNewer", 0 AS blocked`;

/** Reverts what a change set did to files. Under the exclusive lock of the project. */
@Injectable()
export class RevertFilesQueries {
  constructor(private readonly database: Database) {}

  /** Before groups come back: they belong to the files. */
  restoreFiles(reverted: RevertedFiles): Promise<ChangeSetRevert> {
    return this.count(RESTORE, reverted);
  }

  renameFiles(reverted: RevertedFiles): Promise<ChangeSetRevert> {
    return this.count(RENAME, reverted);
  }

  moveGroups(reverted: RevertedFiles): Promise<ChangeSetRevert> {
    return this.count(MOVE_GROUPS, reverted);
  }

  /** The groups of a file that was imported alone are counted; it is a part of them. */
  async returnProfiles({ projectId, changeSetId, revertId }: RevertedFiles): Promise<void> {
    await this.database.query(RETURN_PROFILES, [projectId, changeSetId, revertId]);
  }

  /** After groups are gone. A file that still has one stays. */
  removeFiles(reverted: RevertedFiles): Promise<ChangeSetRevert> {
    return this.count(REMOVE, reverted);
  }

  private async count(sql: string, reverted: RevertedFiles): Promise<ChangeSetRevert> {
    const { projectId, changeSetId, actorId, revertId } = reverted;
    const [counts] = await this.database.query<ChangeSetRevert>(sql, [
      projectId,
      changeSetId,
      actorId,
      revertId,
    ]);
    return counts ?? { restored: 0, keptNewer: 0, blocked: 0 };
  }
}
