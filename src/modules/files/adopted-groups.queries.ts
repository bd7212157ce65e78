import { Injectable } from '@nestjs/common';

import type { FileProfile } from '#core/formats/index.js';

import { Database } from '../../platform/database/database.js';
import { recordHistory } from '../history/history.sql.js';
import { countingFiles } from './counting-files.sql.js';

/** An import that takes groups over. */
export interface Adopting {
  projectId: number;
  actorId: number;
  changeSetId: number | null;
}

/** A document of a file that takes groups over. */
export interface AdoptingDocument extends Omit<Adopting, 'actorId'> {
  languageId: number;
}

/** A group that a file shall take over. */
export interface AdoptedGroup {
  groupId: number;
  /** The path template of the file. */
  file: string;
}

/** $2 groups, $3 the paths of their files. */
const WANTED = `
  SELECT wanted.id AS wanted_id, g.id, g.name, g.file_id AS before, f.id AS after
  FROM unnest($2::bigint[], $3::text[]) AS wanted(id, path)
  LEFT JOIN key_group g ON g.project_id = $1 AND g.id = wanted.id
  LEFT JOIN project_file f ON f.project_id = $1 AND f.path = wanted.path`;

/** The wanted groups that are not in the project or in another file already, and those whose name the file has. */
const REFUSED = `
  SELECT wanted_id AS id FROM (${WANTED}) seen
  WHERE id IS NULL OR after IS NULL OR before IS NOT NULL AND before <> after
    OR before IS NULL AND EXISTS (
      SELECT FROM key_group other WHERE other.project_id = $1 AND other.file_id = after AND other.name = seen.name)
  ORDER BY wanted_id LIMIT 1`;

const ADOPT = `
  WITH seen AS MATERIALIZED (SELECT DISTINCT ON (id) id, name, after FROM (${WANTED}) wanted WHERE before IS NULL ORDER BY id),
  changed AS (
    UPDATE key_group g SET file_id = seen.after FROM seen WHERE g.project_id = $1 AND g.id = seen.id
    RETURNING g.id, g.name, g.file_id),
  recorded AS (${recordHistory({
    action: 'group.moved',
    source: 'import',
    projectId: '$1',
    actorId: '$4',
    changeSetId: '$5',
    groupId: 'changed.id',
    old: `jsonb_build_object('name', changed.name)`,
    new: `jsonb_build_object('name', changed.name, 'fileId', changed.file_id)`,
    from: 'changed ORDER BY changed.id',
  })})
  SELECT id FROM changed ORDER BY id`;

// The last import of language $3 in format $4 outside of files of which most keys that are left are in the file with path $5.
const ALONE = `
  SELECT f.id, of.id AS file_id
  FROM (${countingFiles({ single: `'{}'::text[]`, languageId: '$3' })}) f
  JOIN project_file of ON of.project_id = $1 AND of.path = $5
  WHERE f.file_id IS NULL AND f.format = $4 AND (
    SELECT count(*) < 2 * count(*) FILTER (WHERE g.file_id = of.id)
    FROM unnest(f.key_ids) AS own(id)
    JOIN translation_key k ON k.project_id = $1 AND k.id = own.id
    JOIN key_group g ON g.project_id = $1 AND g.id = k.group_id)
  ORDER BY f.id DESC LIMIT 1`;

// What it was is stored for the undo: id, file and path before and after.
const ADOPT_PROFILE = `
  WITH alone AS (${ALONE}),
  stored AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $2::bigint,
      (SELECT coalesce(max(part) + 1, 0) FROM change_set_rows WHERE project_id = $1 AND change_set_id = $2), 'document_file',
      jsonb_build_array(jsonb_build_array(id, NULL, NULL, file_id, $6::text))
    FROM alone)
  UPDATE file_profile f SET file_id = alone.file_id, path = $6 FROM alone WHERE f.project_id = $1 AND f.id = alone.id`;

/** Gives groups and imported files that belong to no file to one. Under the exclusive lock of the project. */
@Injectable()
export class AdoptedGroupsQueries {
  constructor(private readonly database: Database) {}

  /** The id of a group that cannot be given to its file; undefined if there is none. */
  async refused(projectId: number, groups: readonly AdoptedGroup[]): Promise<number | undefined> {
    const [refused] = await this.database.query<{ id: number }>(REFUSED, [projectId, ...columnsOf(groups)]);
    return refused?.id;
  }

  /** Returns the ids of the groups that had no file. */
  async adopt(
    { projectId, actorId, changeSetId }: Adopting,
    groups: readonly AdoptedGroup[],
  ): Promise<number[]> {
    const parameters = [projectId, ...columnsOf(groups), actorId, changeSetId];
    const moved = await this.database.query<{ id: number }>(ADOPT, parameters);
    return moved.map(({ id }) => id);
  }

  /** The file that was imported alone and has the keys of a document becomes that document as it was before. */
  async adoptProfile(
    { projectId, changeSetId, languageId }: AdoptingDocument,
    { format, document }: Pick<FileProfile, 'format' | 'document'>,
  ): Promise<void> {
    const place = [document?.file ?? null, document?.path ?? null];
    await this.database.query(ADOPT_PROFILE, [projectId, changeSetId, languageId, format, ...place]);
  }
}

const columnsOf = (groups: readonly AdoptedGroup[]): [number[], string[]] => [
  groups.map(({ groupId }) => groupId),
  groups.map(({ file }) => file),
];
