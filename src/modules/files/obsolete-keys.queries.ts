import { Injectable } from '@nestjs/common';

import type { ObsoleteCounts } from '#core/formats/import/import-plan-types.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import { recordHistory } from '../history/history.sql.js';
import { countingFiles } from './counting-files.sql.js';

/** An import of the document that a file has in the base language. */
export interface BaseDocument {
  projectId: number;
  actorId: number;
  changeSetId: number | null;
  languageId: number;
  /** The path template of its file. */
  file: string;
}

/**
 * Compares document $5 of base language $2, which now holds the keys $6, with its last import. A key of another file by now
 * is not gone, and the keys $7 stay as they are.
 */
const MARK = `
  WITH last AS (
    SELECT f.file_id, f.key_ids FROM (${countingFiles({ single: `'{}'::text[]`, languageId: '$2' })}) f
    JOIN project_file p ON p.project_id = $1 AND p.id = f.file_id AND p.path = $5),
  before AS (
    SELECT id, last.file_id FROM last, unnest(last.key_ids) id),
  now AS (SELECT DISTINCT id FROM unnest($6::bigint[]) id),
  gone AS (
    SELECT k.id FROM before JOIN translation_key k ON k.project_id = $1 AND k.id = before.id
    JOIN key_group g ON g.project_id = $1 AND g.id = k.group_id AND g.file_id = before.file_id
    WHERE k.obsolete_at IS NULL AND k.id NOT IN (SELECT id FROM now)),
  back AS (
    SELECT k.id FROM now JOIN translation_key k ON k.project_id = $1 AND k.id = now.id
    WHERE k.obsolete_at IS NOT NULL AND k.id NOT IN (SELECT id FROM before)),
  old AS MATERIALIZED (
    SELECT k.id, k.name, k.group_id, k.obsolete_at, gone.id IS NOT NULL AS is_gone, clock.at
    FROM translation_key k CROSS JOIN (SELECT now() AS at) clock LEFT JOIN gone ON gone.id = k.id
    WHERE k.project_id = $1 AND (k.id IN (SELECT id FROM gone) OR k.id IN (SELECT id FROM back))
      AND k.id NOT IN (SELECT unnest($7::bigint[]))),
  changed AS (
    UPDATE translation_key k SET obsolete_at = CASE WHEN old.is_gone THEN old.at END
    FROM old WHERE k.project_id = $1 AND k.id = old.id
    RETURNING k.id, k.group_id, k.name, k.obsolete_at, old.obsolete_at AS was, old.is_gone),
  recorded AS (${recordHistory({
    action: 'key.updated',
    source: 'import',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    groupId: 'changed.group_id',
    keyId: 'changed.id',
    old: `jsonb_build_object('name', changed.name, 'obsoleteAt', ${isoMoment('changed.was')})`,
    new: `jsonb_build_object('name', changed.name, 'obsoleteAt', ${isoMoment('changed.obsolete_at')})`,
    from: 'changed',
  })})
  SELECT count(*) FILTER (WHERE is_gone) AS obsolete, count(*) FILTER (WHERE NOT is_gone) AS restored FROM changed`;

/** Marks what a repository no longer has. */
@Injectable()
export class ObsoleteKeysQueries {
  constructor(private readonly database: Database) {}

  /**
   * Marks the keys as obsolete that the document no longer has, and those as in use that it has again. Call before the
   * document is stored.
   *
   * @param keyIds the keys that it has
   * @param unmarked keys that stay as they are
   */
  async mark(
    { projectId, languageId, actorId, changeSetId, file }: BaseDocument,
    keyIds: readonly number[],
    unmarked: readonly number[],
  ): Promise<ObsoleteCounts> {
    const parameters = [projectId, languageId, actorId, changeSetId, file, keyIds, unmarked];
    const [counts] = await this.database.query<ObsoleteCounts>(MARK, parameters);
    return counts ?? { obsolete: 0, restored: 0 };
  }
}
