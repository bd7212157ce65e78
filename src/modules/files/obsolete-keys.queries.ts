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

const SINGLE = `'{}'::text[]`;

/** The keys that the document of file $5 in base language $2 had at its last import. */
const OF_DOCUMENT = `
  SELECT id, last.file_id FROM (
    SELECT f.file_id, f.key_ids FROM (${countingFiles({ single: SINGLE, languageId: '$2' })}) f
    JOIN project_file p ON p.project_id = $1 AND p.id = f.file_id AND p.path = $5) last, unnest(last.key_ids) id`;

/** The keys $2 of file $5. */
const OF_FILE = `
  SELECT had.id, p.id AS file_id FROM project_file p, unnest($2::bigint[]) AS had(id)
  WHERE p.project_id = $1 AND p.path = $5`;

/**
 * Compares a file, which now holds the keys $6, with what it had `before`. A key of another file by now is not gone, and the
 * keys $7 stay as they are.
 */
const marked = (before: string): string => `
  WITH before AS (${before}),
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

const MARK = marked(OF_DOCUMENT);
const MARK_IN_FILE = marked(OF_FILE);

/** Takes the mark from the keys $4, but not from the keys $5. */
const RESTORE = `
  WITH old AS MATERIALIZED (
    SELECT id, obsolete_at FROM translation_key
    WHERE project_id = $1 AND id = ANY($4) AND NOT id = ANY($5) AND obsolete_at IS NOT NULL ORDER BY id FOR UPDATE),
  changed AS (
    UPDATE translation_key k SET obsolete_at = NULL FROM old WHERE k.project_id = $1 AND k.id = old.id
    RETURNING k.id, k.group_id, k.name, old.obsolete_at AS was),
  recorded AS (${recordHistory({
    action: 'key.updated',
    source: 'import',
    projectId: '$1',
    actorId: '$2',
    changeSetId: '$3',
    groupId: 'changed.group_id',
    keyId: 'changed.id',
    old: `jsonb_build_object('name', changed.name, 'obsoleteAt', ${isoMoment('changed.was')})`,
    new: `jsonb_build_object('name', changed.name, 'obsoleteAt', NULL)`,
    from: 'changed',
  })})
  SELECT count(*) AS restored FROM changed`;

/** The keys that the documents of each of the files $2 hold; of those without a document of base language $3. */
const WITHOUT_BASE = `
  SELECT p.path AS file, array_agg(DISTINCT had.id ORDER BY had.id) AS "keyIds"
  FROM (${countingFiles({ single: SINGLE })}) f
  JOIN project_file p ON p.project_id = $1 AND p.id = f.file_id AND p.path = ANY($2)
  CROSS JOIN LATERAL unnest(f.key_ids) AS had(id)
  GROUP BY p.path HAVING bool_and(f.language_id <> $3)
  ORDER BY p.path`;

/** What the documents of a file hold. */
export interface HeldKeys {
  /** Its path template. */
  file: string;
  keyIds: readonly number[];
}

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

  /** What the documents of files hold, of those that have none of the base language. */
  heldWithoutBase(projectId: number, files: readonly string[], baseId: number): Promise<HeldKeys[]> {
    return this.database.query<HeldKeys>(WITHOUT_BASE, [projectId, files, baseId]);
  }

  /**
   * As `mark`, for a file without a document of the base language. Call after its documents are stored.
   *
   * @param had the keys that its documents had before
   * @param has those that they have
   */
  async markInFile(
    { projectId, actorId, changeSetId, file }: Omit<BaseDocument, 'languageId'>,
    { had, has }: { had: readonly number[]; has: readonly number[] },
    unmarked: readonly number[],
  ): Promise<ObsoleteCounts> {
    const parameters = [projectId, had, actorId, changeSetId, file, has, unmarked];
    const [counts] = await this.database.query<ObsoleteCounts>(MARK_IN_FILE, parameters);
    return counts ?? { obsolete: 0, restored: 0 };
  }

  /**
   * Marks keys as in use.
   *
   * @param unmarked keys that stay as they are
   * @returns how many were obsolete
   */
  async restore(
    { projectId, actorId, changeSetId }: Pick<BaseDocument, 'projectId' | 'actorId' | 'changeSetId'>,
    keyIds: readonly number[],
    unmarked: readonly number[],
  ): Promise<number> {
    const parameters = [projectId, actorId, changeSetId, keyIds, unmarked];
    const [counts] = await this.database.query<{ restored: number }>(RESTORE, parameters);
    return counts?.restored ?? 0;
  }
}
