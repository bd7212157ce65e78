import { isoMoment } from '../../platform/database/moment.js';
import { DELETED_TEXTS, tagOrder, tagsOf } from '../content/content.sql.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import { quantitiesOf } from './quantities.sql.js';

// The statements that change key $3 of project $1, by user $2. It gets the name $4, the group $5, the description $6, the
// maximum length $7, the mark of obsolete keys $8, the tags $9 and the kind $10. A changed kind is change set $11.

/** Records changes of keys of project $1, by user $2. */
export const recordKey = (row: Omit<HistoryRow, 'source' | 'projectId' | 'actorId'>): string =>
  recordHistory({ ...row, source: 'edit', projectId: '$1', actorId: '$2' });

/** Deletes the values of key $3; `dead` contains them for the history. */
export const DEAD_VALUES = `
  dead AS (
    DELETE FROM translation_value WHERE project_id = $1 AND key_id = $3
    RETURNING *),
  lost AS (
    SELECT coalesce(${DELETED_TEXTS}, '[]') AS list FROM dead)`;

const OBSOLETE_AT = 'CASE WHEN $8::boolean THEN coalesce(k.obsolete_at, now()) END';

/** Changes the key itself; `k` is the key before, `before` and `after` its context as the history has it. */
const CHANGED = `
  k AS MATERIALIZED (
    SELECT *, ${OBSOLETE_AT} AS next_obsolete_at FROM translation_key k WHERE k.project_id = $1 AND k.id = $3),
  state AS (
    SELECT
      jsonb_build_object('description', k.description, 'maxLength', k.max_length,
        'tags', to_jsonb(${tagsOf({ as: 'k' })}), 'obsoleteAt', ${isoMoment('k.obsolete_at')}) AS before,
      jsonb_build_object('description', $6::text, 'maxLength', $7::integer,
        'tags', to_jsonb(ARRAY(SELECT tag FROM unnest($9::text[]) tag ORDER BY ${tagOrder('tag')})),
        'obsoleteAt', ${isoMoment('k.next_obsolete_at')}) AS after
    FROM k),
  untagged AS (
    DELETE FROM key_tag WHERE project_id = $1 AND key_id = $3 AND tag <> ALL ($9::text[])),
  tagged AS (
    INSERT INTO key_tag (project_id, key_id, tag) SELECT $1, $3, tag FROM unnest($9::text[]) tag ON CONFLICT DO NOTHING),
  changed AS (
    UPDATE translation_key t
    SET name = $4, group_id = $5, description = $6, max_length = $7, obsolete_at = k.next_obsolete_at, is_plural = $10
    FROM k WHERE t.project_id = $1 AND t.id = $3)`;

/** Group `id` for the history of key k, which moves to group $5; nothing if it stays. */
const groupIfMoved = (id: string): string => `
  CASE WHEN k.group_id = $5 THEN '{}' ELSE
    (SELECT jsonb_build_object('groupId', id, 'groupName', name) FROM key_group WHERE project_id = $1 AND id = ${id}) END`;

/** The fields of the context that differ between the columns `of` and `from`. */
const contextIfOther = (of: string, from: string): string => `
  (SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}')
    FROM state, jsonb_each(state.${of}) field WHERE field.value <> state.${from} -> field.key)`;

const OLD = `jsonb_build_object('name', k.name) || ${groupIfMoved('k.group_id')} || ${contextIfOther('before', 'after')}`;
const NEW = `jsonb_build_object('name', $4::text) || ${groupIfMoved('$5')} || ${contextIfOther('after', 'before')}`;

export const UPDATE = `
  WITH ${CHANGED}
  ${recordKey({ action: 'key.updated', groupId: '$5', keyId: 'k.id', old: OLD, new: NEW, from: 'k' })}`;

/** Gives keys $3 of project $1 the names $5, by user $2, unless they are not called $4 any more or the names are taken. */
export const RENAME = `
  WITH changed AS (
    UPDATE translation_key k SET name = wanted.name
    FROM unnest($3::bigint[], $4::text[], $5::text[]) AS wanted(id, former, name)
    WHERE k.project_id = $1 AND k.id = wanted.id AND k.name = wanted.former AND NOT EXISTS (
      SELECT FROM translation_key other
      WHERE other.project_id = $1 AND other.group_id = k.group_id AND other.name = wanted.name)
    RETURNING k.id, k.group_id, wanted.former, k.name),
  recorded AS (${recordKey({
    action: 'key.updated',
    groupId: 'changed.group_id',
    keyId: 'changed.id',
    old: `jsonb_build_object('name', changed.former)`,
    new: `jsonb_build_object('name', changed.name)`,
    from: 'changed',
  })})
  SELECT id, group_id AS "groupId" FROM changed ORDER BY id`;

// A single statement, which locks all its rows before a trigger locks a counter, in the same order as all others.
export const CHANGE_KIND = `
  WITH ${DEAD_VALUES}, ${CHANGED},
  filled AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity)
    SELECT $1, $3, l.id, q.quantity FROM language l CROSS JOIN LATERAL ${quantitiesOf({ isPlural: '$10', forms: 'l.plural_forms', as: 'q' })}
    WHERE l.project_id = $1 ORDER BY l.id, q.place)
  ${recordKey({
    action: 'key.updated',
    groupId: '$5',
    keyId: 'k.id',
    changeSetId: '$11',
    old: `${OLD} || jsonb_build_object('isPlural', k.is_plural, 'values', lost.list)`,
    new: `${NEW} || jsonb_build_object('isPlural', $10::boolean)`,
    from: 'lost CROSS JOIN k',
  })}`;
