import { Injectable } from '@nestjs/common';

import type { GroupView } from '#core/api/groups.js';
import type { KeyView } from '#core/api/translations.js';

import { Database } from '../../platform/database/database.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { groupOrder, GROUPS_IN_ORDER, keyColumns, valueColumns } from './content.sql.js';

type KeyHead = Omit<KeyView, 'values'>;

/** A key with its readable values, which are JSON already: the database writes it faster than we could. */
export interface KeyRow extends KeyHead {
  valuesJson: string;
}

/** Keys with their values, some hundred at a time: a whole project is never in memory at once. */
export type KeySlices = AsyncIterable<readonly KeyRow[]>;

interface KeyValues {
  keyId: number;
  list: string;
}

/** Keys of one slice; with ten languages their values are half a megabyte of JSON. */
const SLICE = 200;

/** A group of more keys is read in slices as well. */
const SMALL_GROUP = 1_000;

const KEY_COLUMNS = keyColumns({ as: 'k' });
const VALUE_COLUMNS = valueColumns({ value: 'v', language: 'l' });

const SOME_KEYS = `
  SELECT ${KEY_COLUMNS} FROM translation_key k WHERE k.project_id = $1 AND k.id = ANY($2) ORDER BY k.id`;
const KEY_IDS_OF_GROUP = `SELECT id FROM translation_key WHERE project_id = $1 AND group_id = $2 ORDER BY id`;

/** Of each key: by language, then in the order they were made, which is that of the quantities. */
const LIST = `json_agg(value ORDER BY value."languageId", value.id)::text AS list`;

/**
 * The values of the keys $3. Language by language through the index: statistics know nothing of a project imported a
 * minute ago, and a join with its keys would be planned for one.
 */
const SOME_VALUES = `
  WITH l AS MATERIALIZED (${readableLanguages({ of: 'member' })})
  SELECT value."keyId", ${LIST}
  FROM l CROSS JOIN LATERAL (
    SELECT ${VALUE_COLUMNS} FROM translation_value v
    WHERE v.project_id = $1 AND v.language_id = l.id AND v.key_id = ANY($3)
    OFFSET 0) value
  GROUP BY value."keyId"`;

interface Part {
  order: string;
  /** Expressions: the keys of this group, the values of this language only. */
  groupId?: string;
  languageId?: string;
}

/** Every key with its values: one pass over the project, which is not small. */
const content = ({ order, groupId, languageId }: Part): string => `
  SELECT ${KEY_COLUMNS}, coalesce(of_key.list, '[]') AS "valuesJson"
  FROM translation_key k
  JOIN (
    SELECT named.id, row_number() OVER (ORDER BY ${groupOrder({ as: 'named' })}) AS place
    FROM key_group named WHERE named.project_id = $1) g
    ON g.id = k.group_id
  LEFT JOIN (
    SELECT value."keyId", ${LIST}
    FROM (
      SELECT ${VALUE_COLUMNS}
      FROM translation_value v JOIN (${readableLanguages({ of: 'member', languageId })}) l ON l.id = v.language_id
      WHERE v.project_id = $1) value
    GROUP BY value."keyId") of_key ON of_key."keyId" = k.id
  WHERE k.project_id = $1 ${groupId === undefined ? '' : `AND k.group_id = ${groupId}`}
  ORDER BY ${order}`;

const BY_KEY = content({ order: 'k.id' });
const BY_GROUP = content({ order: 'g.place, k.id' });
const OF_GROUP = content({ order: 'k.id', groupId: '$3' });
const OF_LANGUAGE = content({ order: 'k.id', languageId: '$3' });

// As for imports: where statistics are out of date, a join row by row would never end. All of the answer is wanted.
const PLAN_FOR_ALL = `
  SELECT set_config('enable_nestloop', 'off', true), set_config('cursor_tuple_fraction', '1', true)`;

const REVISION =
  'SELECT coalesce(sum(revision), 0)::bigint AS revision FROM project_revision WHERE project_id = $1';

/** What a project holds, as far as the member may read it. Slices are read while they are asked for: in a snapshot. */
@Injectable()
export class ContentQueries {
  constructor(private readonly database: Database) {}

  groups({ projectId }: Member): Promise<GroupView[]> {
    return this.database.query<GroupView>(GROUPS_IN_ORDER, [projectId]);
  }

  /** How often the content of the project has changed. */
  async revision({ projectId }: Member): Promise<number> {
    const [row] = await this.database.query<{ revision: number }>(REVISION, [projectId]);
    return row?.revision ?? 0;
  }

  /** All keys, in the order they were made. */
  keys(member: Member): KeySlices {
    return this.inSlices(BY_KEY, member);
  }

  /** All keys, group by group, within each in the order they were made. */
  keysByGroup(member: Member): KeySlices {
    return this.inSlices(BY_GROUP, member);
  }

  /** The keys of a group, in the order they were made. */
  async *keysOfGroup(member: Member, groupId: number): KeySlices {
    const found = await this.database.query<{ id: number }>(KEY_IDS_OF_GROUP, [member.projectId, groupId]);
    if (found.length > SMALL_GROUP) yield* this.inSlices(OF_GROUP, member, groupId);
    else
      yield await this.someKeys(
        member,
        found.map(({ id }) => id),
      );
  }

  /** The values of a language as lists in JSON, one of each key, in the order the keys were made. */
  async *valuesOfLanguage(member: Member, languageId: number): AsyncGenerator<string> {
    for await (const rows of this.inSlices(OF_LANGUAGE, member, languageId))
      for (const { valuesJson } of rows) yield valuesJson;
  }

  /** Those of the keys that exist, in the order they were made. */
  async someKeys({ projectId, id }: Member, keyIds: readonly number[]): Promise<KeyRow[]> {
    const keys = await this.database.query<KeyHead>(SOME_KEYS, [projectId, keyIds]);
    const values = await this.database.query<KeyValues>(SOME_VALUES, [projectId, id, keyIds]);
    const lists = new Map(values.map(({ keyId, list }) => [keyId, list]));
    return keys.map((key) => ({ ...key, valuesJson: lists.get(key.id) ?? '[]' }));
  }

  /** A member without a language to read sees the keys all the same. */
  private async *inSlices(sql: string, { projectId, id }: Member, ...more: number[]): KeySlices {
    await this.database.query(PLAN_FOR_ALL);
    yield* this.database.slices<KeyRow>(sql, [projectId, id, ...more], SLICE);
  }
}
