import { Injectable } from '@nestjs/common';

import type { GroupView } from '#core/api/groups.js';
import type { KeyView } from '#core/api/translations.js';

import { Database } from '../../platform/database/database.js';
import type { Member } from '../members/member.js';
import { READABLE_LANGUAGES } from '../members/readable-languages.queries.js';

type KeyHead = Omit<KeyView, 'values'>;

/** A key with its readable values, which are JSON already: the database writes it faster than we could. */
export interface KeyRow extends KeyHead {
  valuesJson: string;
}

interface KeyValues {
  keyId: number;
  list: string;
}

/** ValueView in SQL, the only place that says what one looks like: of value `v` in readable language `l`. */
export const VALUE_COLUMNS = `
  v.id, v.text AS name, v.quantity AS "quantityString", v.status, v.version, l.id AS "languageId",
  l.name AS "languageName", l.access AS "languageAccess", v.key_id AS "keyId", v.updated_at AS "updatedAt"`;

const keysWhere = (condition: string): string => `
  SELECT id, name, is_plural AS "isPlural", group_id AS "groupId"
  FROM translation_key WHERE project_id = $1 ${condition} ORDER BY id`;

const ALL_KEYS = keysWhere('');
const KEYS_OF_GROUP = keysWhere('AND group_id = $2');
const SOME_KEYS = keysWhere('AND id = ANY($2)');

/**
 * The values of each key, by language, then in the order they were made, which is that of the quantities. Language by
 * language through the index: statistics know nothing of a project imported a minute ago, and a join with its keys
 * would be planned for one.
 */
const valuesWhere = (condition: string): string => `
  WITH l AS MATERIALIZED (${READABLE_LANGUAGES})
  SELECT value."keyId", json_agg(value ORDER BY value."languageId", value.id)::text AS list
  FROM l CROSS JOIN LATERAL (
    SELECT ${VALUE_COLUMNS} FROM translation_value v
    WHERE v.project_id = $1 AND v.language_id = l.id ${condition}
    OFFSET 0) value
  GROUP BY value."keyId"`;

const ALL_VALUES = valuesWhere('');
const SOME_VALUES = valuesWhere('AND v.key_id = ANY($3)');

/** The groups of project $1 in their order: common first, then by name. */
export const GROUPS_IN_ORDER = `
  SELECT id, name FROM key_group WHERE project_id = $1 ORDER BY name <> 'common', lower(name), name`;

/** What a project holds, as far as the member may read it. */
@Injectable()
export class ContentQueries {
  constructor(private readonly database: Database) {}

  groups({ projectId }: Member): Promise<GroupView[]> {
    return this.database.query<GroupView>(GROUPS_IN_ORDER, [projectId]);
  }

  /** All keys, in the order they were made. */
  async keys({ projectId, id }: Member): Promise<KeyRow[]> {
    const keys = await this.database.query<KeyHead>(ALL_KEYS, [projectId]);
    return withValues(keys, await this.database.query<KeyValues>(ALL_VALUES, [projectId, id]));
  }

  async keysOfGroup(member: Member, groupId: number): Promise<KeyRow[]> {
    return this.withSomeValues(member, await this.database.query(KEYS_OF_GROUP, [member.projectId, groupId]));
  }

  /** Those of the keys that exist, in the order they were made. */
  async someKeys(member: Member, keyIds: readonly number[]): Promise<KeyRow[]> {
    return this.withSomeValues(member, await this.database.query(SOME_KEYS, [member.projectId, keyIds]));
  }

  private async withSomeValues({ projectId, id }: Member, keys: KeyHead[]): Promise<KeyRow[]> {
    const keyIds = keys.map((key) => key.id);
    return withValues(keys, await this.database.query<KeyValues>(SOME_VALUES, [projectId, id, keyIds]));
  }
}

/** A member without a language to read sees the keys all the same. */
function withValues(keys: readonly KeyHead[], values: readonly KeyValues[]): KeyRow[] {
  const lists = new Map(values.map(({ keyId, list }) => [keyId, list]));
  return keys.map((key) => ({ ...key, valuesJson: lists.get(key.id) ?? '[]' }));
}
