import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { DELETED_TEXTS } from '../content/content.sql.js';
import type { ChangeSetSummary } from '../history/change-set-summary.js';
import { recordHistory } from '../history/history.sql.js';
import { valuesOf } from './last-values.js';
import { isCreatedLater, isNotTakenBack, stands } from './newer.sql.js';
import type { Reverting } from './revert-counts.js';
import { NOTHING } from './revert-counts.js';
import { storedValues } from './stored-values.sql.js';

/** A field of the key `k` before the change set, if its history row contains it. */
const was = (field: string, column: string, type: string): string =>
  `CASE WHEN own.old ? '${field}' THEN (own.old->>'${field}')::${type} ELSE k.${column} END AS old_${column}`;

const differs = (field: string, column: string, type: string): string =>
  `own.new ? '${field}' AND k.${column} IS DISTINCT FROM (own.new->>'${field}')::${type}`;

const TAGS = `
  (SELECT coalesce(jsonb_agg(t.tag ORDER BY t.tag), '[]') FROM key_tag t WHERE t.project_id = $1 AND t.key_id = k.id)`;

const sortedTags = (tags: string): string =>
  `(SELECT coalesce(jsonb_agg(tag ORDER BY tag), '[]') FROM jsonb_array_elements_text(${tags}) tag)`;

/**
 * A text of the key `k` that was written after the change set and that nobody has taken back. $5 last value of the set, $6
 * and $7 those of others between its slices.
 */
const HAS_NEWER_TEXT = `
  EXISTS (SELECT FROM translation_value v
    WHERE v.project_id = $1 AND v.key_id = k.id AND v.text <> '' AND (${isCreatedLater('v.id', { last: '$5', others: ['$6', '$7'] })} OR EXISTS (
      SELECT FROM history n WHERE n.project_id = $1 AND n.value_id = v.id AND n.id > own.row_id
        AND ${stands({ as: 'n', changeSetId: '$2' })} AND ${isNotTakenBack('n')})))`;

const IS_OTHER_KIND = `(own.old ? 'isPlural' AND own.old->'isPlural' <> own.new->'isPlural')`;

/**
 * Restores what the change set changed in keys: name, group, description, maximum length, tags, the mark for obsolete
 * keys, and their kind. A changed kind has emptied the values, which are restored; the replaced ones are kept in the
 * history, so that the revert can be reverted.
 */
const RESTORE_KEYS = `
  WITH own AS (
    SELECT DISTINCT ON (key_id) key_id AS id, id AS row_id, old, new FROM history
    WHERE project_id = $1 AND change_set_id = $2 AND action = 'key.updated' ORDER BY key_id, id),
  seen AS (
    SELECT k.id, k.name, k.group_id, own.old, own.new, ${was('name', 'name', 'text')}, ${was('groupId', 'group_id', 'bigint')},
      ${was('description', 'description', 'text')}, ${was('maxLength', 'max_length', 'integer')},
      ${was('obsoleteAt', 'obsolete_at', 'timestamptz')},
      ${was('isPlural', 'is_plural', 'boolean')}, ${IS_OTHER_KIND} AS is_other_kind,
      ${differs('name', 'name', 'text')} OR ${differs('groupId', 'group_id', 'bigint')}
      OR ${differs('description', 'description', 'text')} OR ${differs('maxLength', 'max_length', 'integer')}
      OR own.new ? 'obsoleteAt' AND (k.obsolete_at IS NULL) <> (own.new->>'obsoleteAt' IS NULL)
      OR own.new ? 'tags' AND ${TAGS} <> ${sortedTags(`own.new->'tags'`)}
      OR ${differs('isPlural', 'is_plural', 'boolean')} OR ${IS_OTHER_KIND} AND ${HAS_NEWER_TEXT} AS is_newer
    FROM own JOIN translation_key k ON k.project_id = $1 AND k.id = own.id),
  open AS (
    SELECT seen.*, NOT EXISTS (SELECT FROM key_group g WHERE g.project_id = $1 AND g.id = seen.old_group_id)
      OR EXISTS (SELECT FROM translation_key other WHERE other.project_id = $1 AND other.group_id = seen.old_group_id
        AND other.name = seen.old_name AND other.id <> seen.id) AS is_blocked
    FROM seen WHERE NOT is_newer),
  changed AS (
    UPDATE translation_key k SET name = open.old_name, group_id = open.old_group_id, description = open.old_description,
      max_length = open.old_max_length, obsolete_at = open.old_obsolete_at, is_plural = open.old_is_plural
    FROM open WHERE k.project_id = $1 AND k.id = open.id AND NOT open.is_blocked
    RETURNING k.id, k.group_id, k.is_plural, open.old, open.new, open.is_other_kind),
  emptied AS (SELECT * FROM changed WHERE is_other_kind),
  dead AS (
    DELETE FROM translation_value v USING emptied WHERE v.project_id = $1 AND v.key_id = emptied.id
    RETURNING v.*),
  lost AS (
    SELECT key_id, jsonb_build_object('values', coalesce(${DELETED_TEXTS}, '[]')) AS values FROM dead GROUP BY key_id),
  ${storedValues({ keys: 'emptied', old: 'emptied' })},
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
    old: `changed.new || coalesce(lost.values, '{}')`,
    new: `changed.old - 'values'`,
    from: 'changed LEFT JOIN lost ON lost.key_id = changed.id',
  })})
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM filled WHERE text <> '') AS restored,
         (SELECT count(*) FROM seen WHERE is_newer) AS "keptNewer",
         (SELECT count(*) FROM open WHERE is_blocked) AS blocked`;

/** Takes back what a change set changed of keys that are still there. Under the exclusive lock of the project. */
@Injectable()
export class RestoreKeysQueries {
  constructor(private readonly database: Database) {}

  async restoreKeys(
    { projectId, changeSetId, actorId, revertId }: Reverting,
    summary: ChangeSetSummary,
  ): Promise<ChangeSetRevert> {
    const parameters = [projectId, changeSetId, actorId, revertId, ...valuesOf(summary)];
    const [counts] = await this.database.query<ChangeSetRevert>(RESTORE_KEYS, parameters);
    return counts ?? NOTHING;
  }
}
