import { Injectable } from '@nestjs/common';

import type { KeyFilter } from '#core/api/bulk.js';
import { LIMITS } from '#core/domain/rules.js';

import { Database } from '../../../platform/database/database.js';
import { deletedContext, deletedKey, DELETED_TEXTS } from '../../content/content.sql.js';
import { recordHistory } from '../../history/history.sql.js';
import type { HistoryRow } from '../../history/history.sql.js';
import type { Member } from '../../members/member.js';
import { readableLanguages } from '../../members/readable-languages.sql.js';

/** The keys $3 of project $1, locked in order. */
const LOCKED = `
  SELECT * FROM translation_key WHERE project_id = $1 AND id = ANY($3) ORDER BY id FOR UPDATE`;

/** Records changes of keys of project $1, by user $2, in change set $4. */
const recordKeys = (row: Omit<HistoryRow, 'source' | 'projectId' | 'actorId' | 'changeSetId'>): string =>
  recordHistory({ ...row, source: 'edit', projectId: '$1', actorId: '$2', changeSetId: '$4' });

const EXISTING = 'SELECT id FROM translation_key WHERE project_id = $1 AND id = ANY($2) ORDER BY id';

/** A value of key k in one of the languages looked in. */
const hasValue = (condition: string): string => `
  EXISTS (SELECT FROM translation_value v WHERE v.project_id = $1 AND v.key_id = k.id
    AND v.language_id = ANY($4) AND ${condition})`;

const contains = (text: string): string => `strpos(lower(${text}), lower($7)) > 0`;

/** One key more than a slice. $1 project, $2 after, $3 keys, $4 languages, $5 group, $6 statuses, $7 text, $8 files. */
const FILTERED = `
  SELECT k.id FROM translation_key k JOIN key_group g ON g.project_id = k.project_id AND g.id = k.group_id
  WHERE k.project_id = $1 AND k.id > $2 AND ($5::bigint IS NULL OR k.group_id = $5)
    AND ($8::bigint[] IS NULL OR array_position($8, g.file_id) IS NOT NULL)
    AND ($6::text[] IS NULL OR ${hasValue(`CASE v.text WHEN '' THEN 'empty' ELSE v.status END = ANY($6)`)})
    AND ($7::text IS NULL OR ${contains('k.name')} OR ${contains('g.name')} OR ${hasValue(contains('v.text'))})
  ORDER BY k.id LIMIT $3`;

const READABLE_LANGUAGES = readableLanguages({ of: 'member' });

// A single statement, which locks all its rows before a trigger locks a counter, in the same order as all others.
const REMOVE = `
  WITH locked AS (${LOCKED}),
  dead AS (
    DELETE FROM translation_value v USING locked WHERE v.project_id = $1 AND v.key_id = locked.id RETURNING v.*),
  lost AS (SELECT key_id, ${DELETED_TEXTS} AS list FROM dead GROUP BY key_id),
  gone AS (
    DELETE FROM translation_key k USING locked WHERE k.project_id = $1 AND k.id = locked.id
    RETURNING ${deletedKey({ as: 'k' })}),
  recorded AS (${recordKeys({
    action: 'key.deleted',
    groupId: 'gone.group_id',
    keyId: 'gone.id',
    old: `jsonb_build_object('name', gone.name, 'isPlural', gone.is_plural, 'values', coalesce(lost.list, '[]'))
      || ${deletedContext({ as: 'gone' })}`,
    from: 'gone LEFT JOIN lost ON lost.key_id = gone.id ORDER BY gone.id',
  })})
  SELECT id, group_id AS "groupId" FROM gone ORDER BY id`;

/** A key and its group `g` for the history. */
const named = (key: string, group: string): string =>
  `jsonb_build_object('name', ${key}.name, 'groupId', ${group}.id, 'groupName', ${group}.name)`;

// If several keys have the same name, moves the oldest.
const MOVE = `
  WITH locked AS (${LOCKED}),
  seen AS (
    SELECT locked.*, row_number() OVER (PARTITION BY locked.name ORDER BY locked.id) > 1 OR EXISTS (
      SELECT FROM translation_key other
      WHERE other.project_id = $1 AND other.group_id = $5 AND other.name = locked.name) AS is_taken
    FROM locked WHERE locked.group_id <> $5),
  changed AS (
    UPDATE translation_key k SET group_id = $5 FROM seen
    WHERE k.project_id = $1 AND k.id = seen.id AND NOT seen.is_taken RETURNING k.id),
  recorded AS (${recordKeys({
    action: 'key.updated',
    groupId: '$5',
    keyId: 'seen.id',
    old: named('seen', 'before'),
    new: named('seen', 'after'),
    from: `changed JOIN seen ON seen.id = changed.id
      JOIN key_group before ON before.project_id = $1 AND before.id = seen.group_id
      JOIN key_group after ON after.project_id = $1 AND after.id = $5
      ORDER BY seen.id`,
  })})
  SELECT seen.id, $5::bigint AS "groupId", seen.is_taken AS "isRefused" FROM seen ORDER BY seen.id`;

/** The key `seen` with these tags for the history. */
const tagged = (tags: string): string => `jsonb_build_object('name', seen.name, 'tags', ${tags})`;

const changedTags = (rows: string): string =>
  tagged(`(SELECT coalesce(jsonb_agg(t.tag ORDER BY t.tag), '[]') FROM ${rows})`);

/** A key has no two tags that differ only in case. */
const SAME_TAG = 'lower(t.tag) = lower($5)';

const TAGS_BEFORE = 'jsonb_array_elements_text(seen.tags) AS t(tag)';

/** `isTagged`: whether the keys have the tag $5 afterwards. */
const retag = (isTagged: boolean): string => `
  WITH locked AS (${LOCKED}),
  seen AS (
    SELECT locked.*, owned.tags, ${isTagged ? `owned.count >= ${LIMITS.tagsPerKey}` : 'false'} AS is_full
    FROM locked CROSS JOIN LATERAL (
      SELECT count(*) AS count, coalesce(bool_or(${SAME_TAG}), false) AS is_tagged,
        coalesce(jsonb_agg(t.tag ORDER BY t.tag), '[]') AS tags
      FROM key_tag t WHERE t.project_id = $1 AND t.key_id = locked.id) owned
    WHERE owned.is_tagged <> ${isTagged}),
  changed AS (${
    isTagged
      ? `INSERT INTO key_tag (project_id, key_id, tag) SELECT $1, id, $5 FROM seen WHERE NOT is_full RETURNING key_id`
      : `DELETE FROM key_tag t USING seen
         WHERE t.project_id = $1 AND t.key_id = seen.id AND ${SAME_TAG} RETURNING t.key_id`
  }),
  recorded AS (${recordKeys({
    action: 'key.updated',
    groupId: 'seen.group_id',
    keyId: 'seen.id',
    old: tagged('seen.tags'),
    new: changedTags(
      isTagged
        ? `(SELECT t.tag FROM ${TAGS_BEFORE} UNION ALL SELECT $5) t`
        : `${TAGS_BEFORE} WHERE NOT (${SAME_TAG})`,
    ),
    from: 'changed JOIN seen ON seen.id = changed.key_id ORDER BY seen.id',
  })})
  SELECT id, group_id AS "groupId", is_full AS "isRefused" FROM seen ORDER BY id`;

const TAG = retag(true);
const UNTAG = retag(false);

/** A key that a statement changed, unless it was refused. */
export interface ChangedKey {
  id: number;
  groupId: number;
  isRefused?: boolean;
}

/** Changes the keys `keyIds` in one statement each, and records them in change set `changeSetId`. */
@Injectable()
export class BulkKeysQueries {
  constructor(private readonly database: Database) {}

  /** Returns the existing ones of `keyIds`. */
  async existing({ projectId }: Member, keyIds: readonly number[]): Promise<number[]> {
    const keys = await this.database.query<{ id: number }>(EXISTING, [projectId, keyIds]);
    return keys.map(({ id }) => id);
  }

  /** The first `limit` keys after `after` that match the filter in the languages `languageIds`. */
  async filtered(
    { projectId }: Member,
    filter: KeyFilter,
    { after, limit, languageIds }: { after: number; limit: number; languageIds: readonly number[] },
  ): Promise<number[]> {
    const { groupId = null, fileIds = null, statuses = null, text = null } = filter;
    const parameters = [projectId, after, limit, languageIds, groupId, statuses, text, fileIds];
    const keys = await this.database.query<{ id: number }>(FILTERED, parameters);
    return keys.map(({ id }) => id);
  }

  readableLanguages({ projectId, id }: Member): Promise<{ id: number; access: 'source' | 'target' }[]> {
    return this.database.query(READABLE_LANGUAGES, [projectId, id]);
  }

  remove(member: Member, keyIds: readonly number[], changeSetId: number): Promise<ChangedKey[]> {
    return this.change(REMOVE, member, keyIds, changeSetId);
  }

  /** Keys that are in the group already are left out. */
  move(
    member: Member,
    keyIds: readonly number[],
    changeSetId: number,
    groupId: number,
  ): Promise<ChangedKey[]> {
    return this.change(MOVE, member, keyIds, changeSetId, groupId);
  }

  /** Keys that have the tag already are left out. */
  tag(member: Member, keyIds: readonly number[], changeSetId: number, tag: string): Promise<ChangedKey[]> {
    return this.change(TAG, member, keyIds, changeSetId, tag);
  }

  /** Keys without the tag are left out. */
  untag(member: Member, keyIds: readonly number[], changeSetId: number, tag: string): Promise<ChangedKey[]> {
    return this.change(UNTAG, member, keyIds, changeSetId, tag);
  }

  private change(
    statement: string,
    { projectId, userId }: Member,
    keyIds: readonly number[],
    changeSetId: number,
    ...more: (number | string)[]
  ): Promise<ChangedKey[]> {
    return this.database.query<ChangedKey>(statement, [projectId, userId, keyIds, changeSetId, ...more]);
  }
}
