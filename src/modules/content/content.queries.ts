import { Injectable } from '@nestjs/common';

import type { FileView } from '#core/api/files.js';
import type { GroupView } from '#core/api/groups.js';
import type { KeyView } from '#core/api/translations.js';

import { Database } from '../../platform/database/database.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { batches, LargeTexts } from './large-texts.js';
import type { LargeText } from './large-text.sql.js';
import {
  FILES_IN_ORDER,
  groupOrder,
  GROUPS_IN_ORDER,
  keyColumns,
  tagOrder,
  tagsOf,
  valuesJson,
} from './content.sql.js';

type KeyHead = Omit<KeyView, 'values'>;

/** A key with its readable values as JSON, which PostgreSQL writes faster than Node. */
export interface KeyRow extends KeyHead {
  valuesJson: string;
}

/** A key whose large texts are null so far. */
interface ShortRow extends KeyRow {
  large: LargeText[] | null;
}

/** Keys with their values in slices of some hundred, so that a whole project is never in memory. */
export type KeySlices = AsyncIterable<readonly KeyRow[]>;

interface KeyValues {
  keyId: number;
  list: string;
  large: LargeText[] | null;
}

/** The most keys of one slice; with ten languages, their values are half a megabyte of JSON. */
const SLICE = 200;

/** A larger group is also read in slices. */
const SMALL_GROUP = 1_000;

const VALUE = { value: 'v', language: 'l', isShort: true };

const SOME_KEYS = `
  SELECT ${keyColumns({ as: 'k', tags: tagsOf({ as: 'k' }) })}
  FROM translation_key k WHERE k.project_id = $1 AND k.id = ANY($2) ORDER BY k.id`;
const KEY_IDS_OF_GROUP = `SELECT id FROM translation_key WHERE project_id = $1 AND group_id = $2 ORDER BY id`;

/** Per key: by language, then in order of creation, which is the order of the quantities. */
const LIST = `'[' || string_agg(value.json, ',' ORDER BY value.language_id, value.id) || ']' AS list,
  json_agg(value.large ORDER BY value.language_id, value.id) FILTER (WHERE value.large IS NOT NULL) AS large`;

/**
 * The values of the keys $3, read by index per language: after a recent import, planner statistics are outdated, and a
 * join with the keys would be planned for one row.
 */
const SOME_VALUES = `
  WITH l AS MATERIALIZED (${readableLanguages({ of: 'member' })})
  SELECT value.key_id AS "keyId", ${LIST}
  FROM l CROSS JOIN LATERAL (${valuesJson({
    ...VALUE,
    from: 'translation_value v',
    where: 'WHERE v.project_id = $1 AND v.language_id = l.id AND v.key_id = ANY($3) OFFSET 0',
  })}) value
  GROUP BY value.key_id`;

interface Part {
  order: string;
  /** SQL expressions that limit the keys to a group and the values to a language. */
  groupId?: string;
  languageId?: string;
}

/** Every key with its values, in one pass over the project. */
const content = ({ order, groupId, languageId }: Part): string => `
  SELECT ${keyColumns({ as: 'k', tags: `coalesce(tagged.list, '{}')` })}, coalesce(of_key.list, '[]') AS "valuesJson", of_key.large
  FROM translation_key k
  JOIN (
    SELECT named.id, row_number() OVER (ORDER BY ${groupOrder({ as: 'named' })}) AS place
    FROM key_group named WHERE named.project_id = $1) g
    ON g.id = k.group_id
  LEFT JOIN (
    SELECT value.key_id, ${LIST}
    FROM (${valuesJson({
      ...VALUE,
      from: `translation_value v JOIN (${readableLanguages({ of: 'member', languageId })}) l ON l.id = v.language_id`,
      where: 'WHERE v.project_id = $1',
    })}) value
    GROUP BY value.key_id) of_key ON of_key.key_id = k.id
  LEFT JOIN (
    SELECT t.key_id, array_agg(t.tag ORDER BY ${tagOrder('t.tag')}) AS list
    FROM key_tag t WHERE t.project_id = $1 GROUP BY t.key_id) tagged ON tagged.key_id = k.id
  WHERE k.project_id = $1 ${groupId === undefined ? '' : `AND k.group_id = ${groupId}`}
  ORDER BY ${order}`;

const BY_KEY = content({ order: 'k.id' });
const BY_GROUP = content({ order: 'g.place, k.id' });
const OF_GROUP = content({ order: 'k.id', groupId: '$3' });
const OF_LANGUAGE = content({ order: 'k.id', languageId: '$3' });

// As for imports: with outdated statistics, a nested loop would take too long. The whole result is read.
const PLAN_FOR_ALL = 'SET LOCAL enable_nestloop = off; SET LOCAL cursor_tuple_fraction = 1';

const REVISION =
  'SELECT coalesce(sum(revision), 0)::bigint AS revision FROM project_revision WHERE project_id = $1';

/** Reads the content of a project that a member may read. Slices are read on demand, inside a snapshot. */
@Injectable()
export class ContentQueries {
  constructor(
    private readonly database: Database,
    private readonly largeTexts: LargeTexts,
  ) {}

  groups({ projectId }: Member): Promise<GroupView[]> {
    return this.database.query<GroupView>(GROUPS_IN_ORDER, [projectId]);
  }

  files({ projectId }: Member): Promise<FileView[]> {
    return this.database.query<FileView>(FILES_IN_ORDER, [projectId]);
  }

  /** The revision of the project, which increases with every change of content. */
  async revision({ projectId }: Member): Promise<number> {
    const [row] = await this.database.query<{ revision: number }>(REVISION, [projectId]);
    return row?.revision ?? 0;
  }

  /** All keys in order of creation. */
  keys(member: Member): KeySlices {
    return this.inSlices(BY_KEY, member);
  }

  /** All keys by group, in order of creation. */
  keysByGroup(member: Member): KeySlices {
    return this.inSlices(BY_GROUP, member);
  }

  /** The keys of a group in order of creation. */
  async *keysOfGroup(member: Member, groupId: number): KeySlices {
    const found = await this.database.query<{ id: number }>(KEY_IDS_OF_GROUP, [member.projectId, groupId]);
    const ids = found.map(({ id }) => id);
    if (ids.length > SMALL_GROUP) yield* this.inSlices(OF_GROUP, member, groupId);
    else
      for (let from = 0; from < ids.length; from += SLICE)
        yield* this.complete(member, await this.shortKeys(member, ids.slice(from, from + SLICE)));
  }

  /** The values of a language as JSON lists, one per key, in order of creation of the keys. */
  async *valuesOfLanguage(member: Member, languageId: number): AsyncGenerator<string> {
    for await (const rows of this.inSlices(OF_LANGUAGE, member, languageId))
      for (const { valuesJson } of rows) yield valuesJson;
  }

  /** The given keys that exist, in order of creation. */
  async someKeys(member: Member, keyIds: readonly number[]): Promise<KeyRow[]> {
    const keys: KeyRow[] = [];
    for await (const rows of this.complete(member, await this.shortKeys(member, keyIds))) keys.push(...rows);
    return keys;
  }

  private async shortKeys({ projectId, id }: Member, keyIds: readonly number[]): Promise<ShortRow[]> {
    const keys = await this.database.query<KeyHead>(SOME_KEYS, [projectId, keyIds]);
    const values = await this.database.query<KeyValues>(SOME_VALUES, [projectId, id, keyIds]);
    const lists = new Map(values.map((of) => [of.keyId, of]));
    return keys.map((key) => {
      const { list: valuesJson = '[]', large = null } = lists.get(key.id) ?? {};
      return { ...key, valuesJson, large };
    });
  }

  /** A member without readable languages still sees the keys. */
  private async *inSlices(sql: string, member: Member, ...more: number[]): KeySlices {
    await this.database.query(PLAN_FOR_ALL);
    const parameters = [member.projectId, member.id, ...more];
    for await (const rows of this.database.slices<ShortRow>(sql, parameters, SLICE))
      yield* this.complete(member, rows);
  }

  /** With their large texts, in slices that have few of them. */
  private async *complete({ projectId }: Member, rows: readonly ShortRow[]): KeySlices {
    for (const slice of batches(rows, ({ large }) => bytesOf(large ?? []))) {
      const texts = await this.largeTexts.read(
        projectId,
        slice.flatMap(({ large }) => large ?? []),
      );
      yield texts.size === 0 ? slice : slice.map((row) => withTexts(row, texts));
    }
  }
}

const bytesOf = (large: readonly LargeText[]): number => large.reduce((sum, [, bytes]) => sum + bytes, 0);

function withTexts(row: ShortRow, texts: ReadonlyMap<number, string>): KeyRow {
  if (row.large === null) return row;
  const values = JSON.parse(row.valuesJson) as { id: number; name: string | null }[];
  for (const value of values) value.name ??= texts.get(value.id) ?? '';
  return { ...row, valuesJson: JSON.stringify(values) };
}
