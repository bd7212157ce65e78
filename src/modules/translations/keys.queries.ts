import { Injectable } from '@nestjs/common';

import type { Key } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { DELETED_TEXTS } from '../content/content.sql.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import type { Member } from '../members/member.js';
import type { NewKey } from './dto/new-keys.js';
import { quantitiesOf } from './quantities.sql.js';

/** A new key with its allocated id and its group. */
export interface PlacedKey extends NewKey {
  id: number;
  groupId: number;
}

/** Records changes of keys of project $1, by user $2. */
const recordKey = (row: Omit<HistoryRow, 'source' | 'projectId' | 'actorId'>): string =>
  recordHistory({ ...row, source: 'edit', projectId: '$1', actorId: '$2' });

// Every key has values in every language, empty by default.
const CREATE = `
  WITH wanted AS (
    SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::boolean[]) AS w(id, group_id, name, is_plural)),
  given AS (
    SELECT * FROM unnest($7::bigint[], $8::bigint[], $9::text[], $10::text[]) WITH ORDINALITY
      AS g(key_id, language_id, quantity, text, place)),
  made AS (
    INSERT INTO translation_key (project_id, id, group_id, name, is_plural)
    SELECT $1, id, group_id, name, is_plural FROM wanted),
  filled AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity, text)
    SELECT $1, w.id, l.id, q.quantity, coalesce(g.text, '')
    FROM wanted w JOIN language l ON l.project_id = $1 CROSS JOIN LATERAL ${quantitiesOf({ isPlural: 'w.is_plural', as: 'q' })}
    LEFT JOIN given g ON g.key_id = w.id AND g.language_id = l.id AND g.quantity IS NOT DISTINCT FROM q.quantity
    ORDER BY w.id, l.id, q.place)
  ${recordKey({
    action: 'key.created',
    groupId: 'wanted.group_id',
    keyId: 'wanted.id',
    new: `jsonb_build_object('name', wanted.name, 'isPlural', wanted.is_plural, 'values', coalesce(texts.list, '[]'))`,
    from: `wanted LEFT JOIN (
      SELECT key_id,
        jsonb_agg(jsonb_build_object('languageId', language_id, 'quantity', quantity, 'text', text) ORDER BY place) AS list
      FROM given GROUP BY key_id) texts ON texts.key_id = wanted.id`,
  })}`;

// Concurrent creations count one after the other, because the number of keys has a limit.
const LOCK_COUNT = `SELECT pg_advisory_xact_lock(hashtextextended('keys of project', $1))`;
const COUNT = 'SELECT count(*) AS count FROM translation_key WHERE project_id = $1';

const LOCK = `
  SELECT id, name, is_plural AS "isPlural", group_id AS "groupId"
  FROM translation_key WHERE project_id = $1 AND id = $2 FOR UPDATE`;

/** Group `id` for the history of key k, which moves to group $5; nothing if it stays. */
const groupIfMoved = (id: string): string => `
  CASE WHEN k.group_id = $5 THEN '{}' ELSE
    (SELECT jsonb_build_object('groupId', id, 'groupName', name) FROM key_group WHERE project_id = $1 AND id = ${id}) END`;

const RENAME_OR_MOVE = `
  WITH changed AS (UPDATE translation_key SET name = $4, group_id = $5 WHERE project_id = $1 AND id = $3)
  ${recordKey({
    action: 'key.updated',
    groupId: '$5',
    keyId: 'k.id',
    old: `jsonb_build_object('name', k.name) || ${groupIfMoved('k.group_id')}`,
    new: `jsonb_build_object('name', $4::text) || ${groupIfMoved('$5')}`,
    from: 'translation_key k WHERE k.project_id = $1 AND k.id = $3',
  })}`;

/** Deletes the values of key $3; `dead` contains them for the history. */
const DEAD_VALUES = `
  dead AS (
    DELETE FROM translation_value WHERE project_id = $1 AND key_id = $3
    RETURNING id, language_id, quantity, text, status),
  lost AS (
    SELECT coalesce(${DELETED_TEXTS}, '[]') AS list FROM dead)`;

// A single statement, which locks all its rows before a trigger locks a counter, in the same order as all others.
const CHANGE_KIND = `
  WITH ${DEAD_VALUES},
  changed AS (
    UPDATE translation_key SET name = $4, group_id = $5, is_plural = $6 WHERE project_id = $1 AND id = $3),
  filled AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity)
    SELECT $1, $3, l.id, q.quantity FROM language l CROSS JOIN ${quantitiesOf({ isPlural: '$6', as: 'q' })}
    WHERE l.project_id = $1 ORDER BY l.id, q.place)
  ${recordKey({
    action: 'key.updated',
    groupId: '$5',
    keyId: 'k.id',
    old: `jsonb_build_object('name', k.name, 'isPlural', k.is_plural, 'values', lost.list) || ${groupIfMoved('k.group_id')}`,
    new: `jsonb_build_object('name', $4::text, 'isPlural', $6::boolean) || ${groupIfMoved('$5')}`,
    from: 'lost CROSS JOIN translation_key k WHERE k.project_id = $1 AND k.id = $3',
  })}`;

const REMOVE = `
  WITH ${DEAD_VALUES},
  gone AS (
    DELETE FROM translation_key WHERE project_id = $1 AND id = $3 RETURNING id, group_id, name, is_plural)
  ${recordKey({
    action: 'key.deleted',
    groupId: 'gone.group_id',
    keyId: 'gone.id',
    old: `jsonb_build_object('name', gone.name, 'isPlural', gone.is_plural, 'values', lost.list)`,
    from: 'gone CROSS JOIN lost',
  })}`;

export type StoredKey = Pick<Key, 'id' | 'name' | 'isPlural' | 'groupId'>;

@Injectable()
export class KeysQueries {
  constructor(private readonly database: Database) {}

  async create({ projectId, userId }: Member, keys: readonly PlacedKey[]): Promise<void> {
    const values = keys.flatMap(({ id, values }) => values.map((value) => ({ keyId: id, ...value })));
    await this.database.query(CREATE, [
      projectId,
      userId,
      keys.map(({ id }) => id),
      keys.map(({ groupId }) => groupId),
      keys.map(({ name }) => name),
      keys.map(({ isPlural }) => isPlural),
      values.map(({ keyId }) => keyId),
      values.map(({ languageId }) => languageId),
      values.map(({ quantityString }) => quantityString),
      values.map(({ name }) => name),
    ]);
  }

  /** Inside a transaction: locks the number of keys until its end. */
  async count({ projectId }: Member): Promise<number> {
    await this.database.query(LOCK_COUNT, [projectId]);
    const rows = await this.database.query<{ count: number }>(COUNT, [projectId]);
    return rows[0]?.count ?? 0;
  }

  /** Locks the key until the transaction ends; null if there is none. */
  async lock({ projectId }: Member, id: number): Promise<StoredKey | null> {
    const [key] = await this.database.query<StoredKey>(LOCK, [projectId, id]);
    return key ?? null;
  }

  async renameOrMove({ projectId, userId }: Member, key: StoredKey): Promise<void> {
    await this.database.query(RENAME_OR_MOVE, [projectId, userId, key.id, key.name, key.groupId]);
  }

  /** Like `renameOrMove`, and replaces the key's values by empty ones of the other kind, in all languages. */
  async changeKind({ projectId, userId }: Member, key: StoredKey): Promise<void> {
    await this.database.query(CHANGE_KIND, [projectId, userId, key.id, key.name, key.groupId, key.isPlural]);
  }

  async remove({ projectId, userId }: Member, id: number): Promise<void> {
    await this.database.query(REMOVE, [projectId, userId, id]);
  }
}
