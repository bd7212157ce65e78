import { Injectable } from '@nestjs/common';

import { LIMITS } from '#core/domain/rules.js';

import { Database } from '../../platform/database/database.js';
import type { KeyOfGroup } from '../groups/groups.queries.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import { countingFiles } from './counting-files.sql.js';

/** A file that is removed in a change set. */
export interface Removal {
  projectId: number;
  actorId: number;
  changeSetId: number;
  fileId: number;
}

/** The id of no file: documents of it do not count. */
const NO_FILE = 0;

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

const DOCUMENTS = countingFiles({ single: `'{}'::text[]` });

/** The files all of whose documents have one of the paths $2, but for those with the path templates $3. */
const EMPTIED = `
  SELECT f.file_id AS id FROM (${DOCUMENTS}) f JOIN project_file p ON p.project_id = $1 AND p.id = f.file_id
  WHERE p.path <> ALL ($3)
  GROUP BY f.file_id HAVING bool_and(f.path = ANY($2)) ORDER BY f.file_id`;

// They belong to no file that there is, and are stored for the undo: id, file and path before and after.
const REMOVE_DOCUMENTS = `
  WITH gone AS (
    SELECT f.file_id, f.language_id FROM (${DOCUMENTS}) f
    WHERE f.file_id IS NOT NULL AND f.path = ANY($2) AND f.file_id <> ALL ($3)),
  old AS MATERIALIZED (
    SELECT p.id, p.file_id, p.path FROM file_profile p
    JOIN gone ON gone.file_id = p.file_id AND gone.language_id = p.language_id WHERE p.project_id = $1),
  stored AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $4::bigint,
      (SELECT coalesce(max(part) + 1, 0) FROM change_set_rows WHERE project_id = $1 AND change_set_id = $4), 'document_file',
      jsonb_agg(jsonb_build_array(id, file_id, path, ${NO_FILE}, path) ORDER BY id)
    FROM old HAVING count(*) > 0)
  UPDATE file_profile p SET file_id = ${NO_FILE} FROM old WHERE p.project_id = $1 AND p.id = old.id`;

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

  /**
   * The ids of the files that have no document but these.
   * @param kept the path templates of files that stay
   */
  emptiedFiles(projectId: number, paths: readonly string[], kept: readonly string[]): Promise<number[]> {
    return this.ids(EMPTIED, [projectId, paths, kept]);
  }

  /** @param keptIn the ids of files whose documents stay as they are */
  async removeDocuments(
    { projectId, changeSetId }: Pick<Removal, 'projectId' | 'changeSetId'>,
    paths: readonly string[],
    keptIn: readonly number[],
  ): Promise<void> {
    await this.database.query(REMOVE_DOCUMENTS, [projectId, paths, keptIn, changeSetId]);
  }

  /** Without its groups. */
  async remove(removal: Removal): Promise<void> {
    await this.database.query(REMOVE, parametersOf(removal));
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<number[]> {
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
