import { ApiProperty } from '@nestjs/swagger';

import type {
  KeyColumns as KeysContract,
  Pairs,
  ProjectColumns as ColumnsContract,
  ValueColumns as ValuesContract,
} from '#core/api/columns/columns.js';
import { PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { FileView } from '../files/file.view.js';
import { GroupView } from '../groups/group.view.js';
import { LanguageView } from '../languages/language.view.js';
import { ProjectView } from './project.view.js';

/** A list of pairs of an id and a value, in the OpenAPI document. */
const pairsOf = (value: object): object => ({
  type: 'array',
  items: {
    type: 'array',
    prefixItems: [{ type: 'integer', minimum: 1 }, value],
    // Allows no further items because of `maxItems`; some tools take `false` for a missing schema.
    items: {},
    minItems: 2,
    maxItems: 2,
  },
});

const VERSIONS = pairsOf({ type: 'integer', minimum: 1 });

/** A part of the keys, in order of creation. The lists have one item per key, except those that name keys by id. */
export class KeyColumns implements KeysContract {
  /** Each is the difference to the id before it, the first to 0. */
  ids!: number[];
  names!: string[];
  groupIds!: number[];
  /** The ids of plural keys. */
  plurals!: number[];
  /** The ids of keys that are no longer in use. */
  obsolete!: number[];
  /** By key id; empty ones are left out. */
  @ApiProperty(pairsOf({ type: 'string' }))
  descriptions!: Pairs<string>;
  /** By key id, in graphemes. */
  @ApiProperty(pairsOf({ type: 'integer' }))
  maxLengths!: Pairs<number>;
  /** By key id; keys without tags are left out. */
  @ApiProperty(pairsOf({ type: 'array', items: { type: 'string' } }))
  tags!: Pairs<string[]>;
}

/** Values of one language, by key. The lists have one item per value. */
export class ValueColumns implements ValuesContract {
  languageId!: number;
  /** Each is the difference to the id before it, the first to 0. */
  ids!: number[];
  /** Differences, like `ids`. */
  keyIds!: number[];
  /** The plural form; empty for a value of a singular key. */
  @ApiProperty({ type: 'array', items: { type: 'string', pattern: `^$|${PLURAL_FORM}` } })
  forms!: (PluralForm | '')[];
  texts!: string[];
  /** 0 is `modified`, 1 `validated`, 2 `invalidated`. */
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 0, maximum: 2 } })
  statuses!: number[];
  versions!: number[];
  /** In milliseconds since 1970, as differences like `ids`. */
  updatedAt!: number[];
  /** By value id, as in the details. Absent if no value has one. */
  @ApiProperty({ ...VERSIONS, required: false })
  sourceVersions?: Pairs<number>;
  /** By value id, as in the details. Absent if no value has one. */
  @ApiProperty({ ...VERSIONS, required: false })
  majorVersions?: Pairs<number>;
}

export class ProjectColumns extends ProjectView implements ColumnsContract {
  /** The role of the caller. */
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** Whether the caller may write only some languages, even if they may read no other. Such a caller cannot delete keys. */
  targetRestricted!: boolean;
  /** The languages that the caller may read; the first is the default language. */
  languages!: LanguageView[];
  /** The files of the repository, in order. */
  files!: FileView[];
  /** Those without a file first, then by file; the group `common` first, then sorted by name. */
  groups!: GroupView[];
  /** In parts of some hundred keys. */
  keys!: KeyColumns[];
  /** By language, in parts of some hundred keys. */
  values!: ValueColumns[];
}

export type ColumnsHead = Omit<ProjectColumns, 'groups' | 'keys' | 'values'>;

/** An item as JSON, in parts. */
type Item = Iterable<string> | AsyncIterable<string>;

/** The items of the lists. */
interface Lists {
  keys: AsyncIterable<Item>;
  values: AsyncIterable<Item>;
}

/** ProjectColumns as JSON, in parts. */
export async function* columnsJson(
  head: ColumnsHead,
  groups: readonly GroupView[],
  { keys, values }: Lists,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...head, groups }).slice(0, -1)},"keys":`;
  yield* listOf(keys);
  yield ',"values":';
  yield* listOf(values);
  yield '}';
}

async function* listOf(items: AsyncIterable<Item>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before;
    yield* item;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
