import { Injectable } from '@nestjs/common';

import type { KeyView } from '#core/api/translations.js';

import { Database } from '../../platform/database/database.js';
import { deletedContext, deletedKey, keyColumns, tagOrder, tagsOf } from '../content/content.sql.js';
import type { Member } from '../members/member.js';
import type { NewKey } from './dto/new-keys.js';
import { quantitiesOf } from './quantities.sql.js';
import { CHANGE_KIND, DEAD_VALUES, recordKey, RENAME, UPDATE } from './update-key.sql.js';

/** A new key with its allocated id and its group. */
export interface PlacedKey extends NewKey {
  id: number;
  groupId: number;
}

// Every key has values in every language, empty by default.
const CREATE = `
  WITH wanted AS (
    SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::boolean[], $11::text[], $12::integer[])
      AS w(id, group_id, name, is_plural, description, max_length)),
  tagged AS (
    SELECT * FROM unnest($13::bigint[], $14::text[]) AS t(key_id, tag)),
  given AS (
    SELECT * FROM unnest($7::bigint[], $8::bigint[], $9::text[], $10::text[]) WITH ORDINALITY
      AS g(key_id, language_id, quantity, text, place)),
  made AS (
    INSERT INTO translation_key (project_id, id, group_id, name, is_plural, description, max_length)
    SELECT $1, id, group_id, name, is_plural, description, max_length FROM wanted),
  labelled AS (
    INSERT INTO key_tag (project_id, key_id, tag) SELECT $1, key_id, tag FROM tagged),
  filled AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity, text, is_optional)
    SELECT $1, key_id, language_id, quantity, text, is_optional FROM (
      SELECT w.id AS key_id, l.id AS language_id, q.quantity, coalesce(g.text, '') AS text, false AS is_optional, q.place
      FROM wanted w JOIN language l ON l.project_id = $1
      CROSS JOIN LATERAL ${quantitiesOf({ isPlural: 'w.is_plural', forms: 'l.plural_forms', as: 'q' })}
      LEFT JOIN given g ON g.key_id = w.id AND g.language_id = l.id AND g.quantity IS NOT DISTINCT FROM q.quantity
      UNION ALL
      SELECT g.key_id, l.id, g.quantity, g.text, true, g.place
      FROM given g JOIN language l ON l.project_id = $1 AND l.id = g.language_id
      WHERE g.quantity <> ALL (l.plural_forms) AND g.text <> '') filled
    ORDER BY key_id, language_id, is_optional, place)
  ${recordKey({
    action: 'key.created',
    groupId: 'wanted.group_id',
    keyId: 'wanted.id',
    new: `jsonb_build_object('name', wanted.name, 'isPlural', wanted.is_plural, 'values', coalesce(texts.list, '[]'))
      || jsonb_strip_nulls(jsonb_build_object(
        'description', nullif(wanted.description, ''), 'maxLength', wanted.max_length, 'tags', tags.list))`,
    from: `wanted LEFT JOIN (
      SELECT key_id, jsonb_agg(tag ORDER BY ${tagOrder('tag')}) AS list
      FROM tagged GROUP BY key_id) tags ON tags.key_id = wanted.id
    LEFT JOIN (
      SELECT key_id,
        jsonb_agg(jsonb_build_object('languageId', language_id, 'quantity', quantity, 'text', text) ORDER BY place) AS list
      FROM given GROUP BY key_id) texts ON texts.key_id = wanted.id`,
  })}`;

// Concurrent creations count one after the other, because the number of keys has a limit.
const LOCK_COUNT = `SELECT pg_advisory_xact_lock(hashtextextended('keys of project', $1))`;
const COUNT = 'SELECT count(*) AS count FROM translation_key WHERE project_id = $1';

const LOCK = 'SELECT FROM translation_key WHERE project_id = $1 AND id = $2 FOR UPDATE';

const READ = `
  SELECT ${keyColumns({ as: 'k', tags: tagsOf({ as: 'k' }) })}
  FROM translation_key k WHERE k.project_id = $1 AND k.id = $2`;

const REMOVE = `
  WITH ${DEAD_VALUES},
  gone AS (
    DELETE FROM translation_key k WHERE k.project_id = $1 AND k.id = $3 RETURNING ${deletedKey({ as: 'k' })})
  ${recordKey({
    action: 'key.deleted',
    groupId: 'gone.group_id',
    keyId: 'gone.id',
    old: `jsonb_build_object('name', gone.name, 'isPlural', gone.is_plural, 'values', lost.list)
      || ${deletedContext({ as: 'gone' })}`,
    changeSetId: '$4',
    from: 'gone CROSS JOIN lost',
  })}`;

export type StoredKey = Omit<KeyView, 'values'>;

export type PlacedName = Pick<StoredKey, 'id' | 'groupId'>;

/** A key with its name and the one that it gets. */
interface RenamedKey {
  id: number;
  from: string;
  to: string;
}

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
      keys.map(({ description }) => description),
      keys.map(({ maxLength }) => maxLength),
      keys.flatMap(({ id, tags }) => tags.map(() => id)),
      keys.flatMap(({ tags }) => tags),
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
    await this.database.query(LOCK, [projectId, id]);
    // A separate statement: one that waited for the lock would return the tags from before.
    const [key] = await this.database.query<StoredKey>(READ, [projectId, id]);
    return key ?? null;
  }

  async update(member: Member, key: StoredKey): Promise<void> {
    await this.database.query(UPDATE, parametersOf(member, key));
  }

  /**
   * Gives keys other names, unless they have others by now or these are taken.
   * @returns those that have them
   */
  rename({ projectId, userId }: Member, keys: readonly RenamedKey[]): Promise<PlacedName[]> {
    return this.database.query<PlacedName>(RENAME, [
      projectId,
      userId,
      keys.map(({ id }) => id),
      keys.map(({ from }) => from),
      keys.map(({ to }) => to),
    ]);
  }

  /** Like `update`, and replaces the key's values by empty ones of the other kind, in all languages. */
  async changeKind(member: Member, key: StoredKey, changeSetId: number): Promise<void> {
    await this.database.query(CHANGE_KIND, [...parametersOf(member, key), changeSetId]);
  }

  async remove({ projectId, userId }: Member, id: number, changeSetId: number): Promise<void> {
    await this.database.query(REMOVE, [projectId, userId, id, changeSetId]);
  }
}

const parametersOf = ({ projectId, userId }: Member, key: StoredKey): unknown[] => [
  projectId,
  userId,
  key.id,
  key.name,
  key.groupId,
  key.description,
  key.maxLength,
  key.isObsolete,
  key.tags,
  key.isPlural,
];
