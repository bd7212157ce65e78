import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { sourceColumns, sourceState } from '../content/source.sql.js';
import { valueState } from '../content/value-change.sql.js';
import { recordHistory } from '../history/history.sql.js';
import { stands, statusIn, textIn } from './newer.sql.js';
import type { Reverting } from './revert-counts.js';
import { NOTHING } from './revert-counts.js';

/** A later change of the value `seen` that nobody has taken back, neither with its change set nor alone. */
const NEWER = `
  EXISTS (SELECT FROM history n
    WHERE n.project_id = $1 AND n.value_id = seen.id AND n.version > seen.made_version
      AND ${stands({ as: 'n', changeSetId: '$2' })}
      AND NOT EXISTS (SELECT FROM history q
        WHERE q.project_id = $1 AND q.value_id = n.value_id AND q.version > n.version AND q.source = 'revert'
          AND ${textIn('q.new')} = ${textIn('n.old')} AND ${statusIn('q.new')} = ${statusIn('n.old')}))`;

/**
 * Gives values the text and status from before the change set, where they are as it left them. The version is compared
 * again while writing: a text saved meanwhile is kept.
 */
const RESTORE = `
  WITH own AS (
    SELECT value_id AS id, (array_agg(old ORDER BY version))[1] AS old,
           (array_agg(new ORDER BY version DESC))[1] AS new, max(version) AS version
    FROM history WHERE project_id = $1 AND change_set_id = $2 AND value_id IS NOT NULL GROUP BY value_id),
  seen AS (
    SELECT v.*, own.version AS made_version, ${textIn('own.old')} AS old_text, ${statusIn('own.old')} AS old_status,
           (own.old->>'sourceVersion')::integer AS made_from, (own.old->>'majorVersion')::integer AS old_major,
           ${textIn('own.new')} AS made_text, ${statusIn('own.new')} AS made_status
    FROM own JOIN translation_value v ON v.project_id = $1 AND v.id = own.id),
  open AS (
    SELECT seen.*, (text, status) <> (made_text, made_status) OR ${NEWER} AS is_newer
    FROM seen WHERE (text, status) <> (old_text, old_status)),
  changed AS (
    UPDATE translation_value v
    SET text = open.old_text, status = open.old_status, version = v.version + 1, updated_at = now(),
      source_version = open.made_from, major_version = open.old_major
    FROM open WHERE v.project_id = $1 AND v.id = open.id AND v.version = open.version AND NOT open.is_newer
    RETURNING v.*, open.text AS left_text, open.status AS left_status, ${sourceColumns({ as: 'open', prefix: 'left_' })},
      CASE WHEN open.text = open.old_text THEN 'value.reviewed' ELSE 'value.written' END AS action),
  recorded AS (${recordHistory({
    action: { of: 'changed' },
    source: 'revert',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    keyId: 'changed.key_id',
    languageId: 'changed.language_id',
    valueId: 'changed.id',
    version: 'changed.version',
    old: `jsonb_build_object('text', changed.left_text, 'status', changed.left_status, 'quantity', changed.quantity)
      || ${sourceState({ as: 'changed', prefix: 'left_' })}`,
    new: valueState({ as: 'changed' }),
    from: 'changed',
  })})
  SELECT (SELECT count(*) FROM changed) AS restored,
         (SELECT count(*) FROM open) - (SELECT count(*) FROM changed) AS "keptNewer", 0 AS blocked`;

/** What a key was before the change set, where its history row says so; `k` is the key. */
const was = (field: string, column: string, type: string): string =>
  `CASE WHEN own.old ? '${field}' THEN (own.old->>'${field}')::${type} ELSE k.${column} END AS old_${column}`;

const differs = (field: string, column: string, type: string): string =>
  `own.new ? '${field}' AND k.${column} IS DISTINCT FROM (own.new->>'${field}')::${type}`;

const TAGS = `
  (SELECT coalesce(jsonb_agg(t.tag ORDER BY t.tag), '[]') FROM key_tag t WHERE t.project_id = $1 AND t.key_id = k.id)`;

const sortedTags = (tags: string): string =>
  `(SELECT coalesce(jsonb_agg(tag ORDER BY tag), '[]') FROM jsonb_array_elements_text(${tags}) tag)`;

/**
 * Gives keys back what the change set changed of them: name, group, description, maximum length, tags, and whether they
 * are obsolete. A changed kind has emptied the values and stays.
 */
const RESTORE_KEYS = `
  WITH own AS (
    SELECT DISTINCT ON (key_id) key_id AS id, id AS row_id, old, new FROM history
    WHERE project_id = $1 AND change_set_id = $2 AND action = 'key.updated' ORDER BY key_id, id),
  seen AS (
    SELECT k.id, k.name, k.group_id, own.old, own.new, ${was('name', 'name', 'text')}, ${was('groupId', 'group_id', 'bigint')},
      ${was('description', 'description', 'text')}, ${was('maxLength', 'max_length', 'integer')},
      ${was('obsoleteAt', 'obsolete_at', 'timestamptz')},
      own.old ? 'isPlural' AND own.old->'isPlural' <> own.new->'isPlural' AS is_other_kind,
      ${differs('name', 'name', 'text')} OR ${differs('groupId', 'group_id', 'bigint')}
      OR ${differs('description', 'description', 'text')} OR ${differs('maxLength', 'max_length', 'integer')}
      OR own.new ? 'obsoleteAt' AND (k.obsolete_at IS NULL) <> (own.new->>'obsoleteAt' IS NULL)
      OR own.new ? 'tags' AND ${TAGS} <> ${sortedTags(`own.new->'tags'`)}
      OR EXISTS (SELECT FROM history n WHERE n.project_id = $1 AND n.key_id = k.id AND n.id > own.row_id
        AND n.action = 'key.updated' AND ${stands({ as: 'n', changeSetId: '$2' })}) AS is_newer
    FROM own JOIN translation_key k ON k.project_id = $1 AND k.id = own.id),
  open AS (
    SELECT seen.*, is_other_kind
      OR NOT EXISTS (SELECT FROM key_group g WHERE g.project_id = $1 AND g.id = seen.old_group_id)
      OR EXISTS (SELECT FROM translation_key other WHERE other.project_id = $1 AND other.group_id = seen.old_group_id
        AND other.name = seen.old_name AND other.id <> seen.id) AS is_blocked
    FROM seen WHERE NOT is_newer),
  changed AS (
    UPDATE translation_key k SET name = open.old_name, group_id = open.old_group_id, description = open.old_description,
      max_length = open.old_max_length, obsolete_at = open.old_obsolete_at
    FROM open WHERE k.project_id = $1 AND k.id = open.id AND NOT open.is_blocked
    RETURNING k.id, k.group_id, open.old, open.new),
  untagged AS (
    DELETE FROM key_tag t USING changed WHERE t.project_id = $1 AND t.key_id = changed.id AND changed.old ? 'tags'
      AND NOT changed.old->'tags' ? t.tag),
  tagged AS (
    INSERT INTO key_tag (project_id, key_id, tag)
    SELECT $1, changed.id, tag FROM changed, jsonb_array_elements_text(changed.old->'tags') tag
    ON CONFLICT DO NOTHING),
  recorded AS (${recordHistory({
    action: 'key.updated',
    source: 'revert',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    groupId: 'changed.group_id',
    keyId: 'changed.id',
    old: 'changed.new',
    new: 'changed.old',
    from: 'changed',
  })})
  SELECT (SELECT count(*) FROM changed) AS restored, (SELECT count(*) FROM seen WHERE is_newer) AS "keptNewer",
         (SELECT count(*) FROM open WHERE is_blocked) AS blocked`;

/** Takes back what a change set changed of values and keys that are still there. */
@Injectable()
export class RestoreValuesQueries {
  constructor(private readonly database: Database) {}

  restoreValues(reverting: Reverting): Promise<ChangeSetRevert> {
    return this.run(RESTORE, reverting);
  }

  restoreKeys(reverting: Reverting): Promise<ChangeSetRevert> {
    return this.run(RESTORE_KEYS, reverting);
  }

  private async run(
    sql: string,
    { projectId, changeSetId, actorId, revertId }: Reverting,
  ): Promise<ChangeSetRevert> {
    const [counts] = await this.database.query<ChangeSetRevert>(sql, [
      projectId,
      changeSetId,
      actorId,
      revertId,
    ]);
    return counts ?? NOTHING;
  }
}
