import { Injectable } from '@nestjs/common';

import { LIMITS } from '#core/domain/rules.js';

import { Database } from '../../platform/database/database.js';
import type { KeyOfGroup } from '../groups/groups.queries.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';

/** A file that is removed in a change set. */
export interface Removal {
  projectId: number;
  actorId: number;
  changeSetId: number;
  fileId: number;
}

/** Records changes in project $1, by user $2, in change set $4. */
const record = (row: Omit<HistoryRow, 'source' | 'projectId' | 'actorId' | 'changeSetId'>): string =>
  recordHistory({ ...row, source: 'edit', projectId: '$1', actorId: '$2', changeSetId: '$4' });

const GROUPS = 'SELECT id FROM key_group WHERE project_id = $1 AND file_id = $2 ORDER BY id';

/** Those whose names groups without a file have. */
const JOINING_GROUPS = `
  SELECT g.id FROM key_group g WHERE g.project_id = $1 AND g.file_id = $2 AND EXISTS (
    SELECT FROM key_group other WHERE other.project_id = $1 AND other.file_id IS NULL AND other.name = g.name)
  ORDER BY g.id`;

/** The groups of file $3, with those of no file that have their names. */
const JOINING = `
  SELECT g.id, g.name, other.id AS other_id
  FROM key_group g JOIN key_group other ON other.project_id = $1 AND other.file_id IS NULL AND other.name = g.name
  WHERE g.project_id = $1 AND g.file_id = $3`;

/** A number that neither group has behind the name of key `k`. A name that may become too long gets the id of the key. */
const NUMBERED = `
  CASE WHEN length(k.name) > ${LIMITS.importedName} - 20 THEN left(k.name, ${LIMITS.importedName} - 20) || '_' || k.id
  ELSE k.name || '_' || (
    SELECT n FROM generate_series(2, 1000000) n WHERE NOT EXISTS (
      SELECT FROM translation_key taken WHERE taken.project_id = $1 AND taken.group_id IN (joining.id, joining.other_id)
        AND taken.name = k.name || '_' || n)
    LIMIT 1) END`;

const named = (name: string, groupId: string): string =>
  `jsonb_build_object('name', ${name}, 'groupId', ${groupId}, 'groupName', seen.group_name)`;

const JOIN_KEYS = `
  WITH joining AS MATERIALIZED (${JOINING}),
  seen AS MATERIALIZED (
    SELECT k.id, k.name, joining.id AS group_id, joining.name AS group_name, joining.other_id,
      CASE WHEN EXISTS (SELECT FROM translation_key taken
        WHERE taken.project_id = $1 AND taken.group_id = joining.other_id AND taken.name = k.name)
      THEN ${NUMBERED} ELSE k.name END AS new_name
    FROM joining JOIN translation_key k ON k.project_id = $1 AND k.group_id = joining.id),
  changed AS (
    UPDATE translation_key k SET group_id = seen.other_id, name = seen.new_name FROM seen
    WHERE k.project_id = $1 AND k.id = seen.id RETURNING k.id),
  recorded AS (${record({
    action: 'key.updated',
    groupId: 'seen.other_id',
    keyId: 'seen.id',
    old: named('seen.name', 'seen.group_id'),
    new: named('seen.new_name', 'seen.other_id'),
    from: 'changed JOIN seen ON seen.id = changed.id ORDER BY seen.id',
  })})
  SELECT seen.id AS "keyId", seen.other_id AS "groupId" FROM seen ORDER BY seen.id`;

const FREE_GROUPS = `
  WITH changed AS (
    UPDATE key_group SET file_id = NULL WHERE project_id = $1 AND file_id = $3 RETURNING id, name),
  recorded AS (${record({
    action: 'group.moved',
    groupId: 'changed.id',
    old: `jsonb_build_object('name', changed.name, 'fileId', $3::bigint)`,
    new: `jsonb_build_object('name', changed.name)`,
    from: 'changed ORDER BY changed.id',
  })})
  SELECT id FROM changed ORDER BY id`;

const REMOVE = `
  WITH gone AS (
    DELETE FROM project_file WHERE project_id = $1 AND id = $3 RETURNING id, path, format, position)
  ${record({
    action: 'file.deleted',
    old: `jsonb_build_object('id', gone.id, 'name', gone.path, 'format', gone.format, 'position', gone.position)`,
    from: 'gone',
  })}`;

/**
 * Removes files. Their profiles stay as long as the undo may bring the file back; without it, they do not count. Under the
 * exclusive lock of the project.
 */
@Injectable()
export class RemovedFilesQueries {
  constructor(private readonly database: Database) {}

  groupsOf(removal: Removal): Promise<number[]> {
    return this.ids(GROUPS, [removal.projectId, removal.fileId]);
  }

  /** Those whose keys `joinKeys` moves. */
  joiningGroups(removal: Removal): Promise<number[]> {
    return this.ids(JOINING_GROUPS, [removal.projectId, removal.fileId]);
  }

  /**
   * Moves the keys of groups whose names groups without a file have into those; a key whose name is taken there gets a number.
   * Returns the keys with their new groups.
   */
  joinKeys(removal: Removal): Promise<KeyOfGroup[]> {
    return this.database.query<KeyOfGroup>(JOIN_KEYS, parametersOf(removal));
  }

  /** The groups that the file still has get no file. Returns their ids. */
  freeGroups(removal: Removal): Promise<number[]> {
    return this.ids(FREE_GROUPS, parametersOf(removal));
  }

  /** Without its groups. */
  async remove(removal: Removal): Promise<void> {
    await this.database.query(REMOVE, parametersOf(removal));
  }

  private async ids(sql: string, parameters: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(sql, [...parameters]);
    return rows.map(({ id }) => id);
  }
}

const parametersOf = ({ projectId, actorId, fileId, changeSetId }: Removal): number[] => [
  projectId,
  actorId,
  fileId,
  changeSetId,
];
