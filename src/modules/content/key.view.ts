import { ApiProperty } from '@nestjs/swagger';

import type { KeyView as KeyContract } from '#core/api/translations.js';

import type { KeyRow, KeySlices } from './content.queries.js';
import { ValueView } from './value.view.js';

export class KeyView implements KeyContract {
  id!: number;
  name!: string;
  isPlural!: boolean;
  groupId!: number;
  /** Information for translators; empty if there is none. */
  description!: string;
  /** The maximum length of a text in graphemes; null if it is not limited. */
  @ApiProperty({ type: Number, nullable: true })
  maxLength!: number | null;
  /** In alphabetical order. */
  tags!: string[];
  /** Whether the key is no longer in use. */
  isObsolete!: boolean;
  /** The values in the languages that the caller may read. */
  values!: ValueView[];
}

const keyHead = (row: KeyRow): Omit<KeyView, 'values'> => ({
  id: row.id,
  name: row.name,
  isPlural: row.isPlural,
  groupId: row.groupId,
  description: row.description,
  maxLength: row.maxLength,
  tags: row.tags,
  isObsolete: row.isObsolete,
});

export const keyView = (row: KeyRow): KeyView => ({
  ...keyHead(row),
  values: JSON.parse(row.valuesJson) as ValueView[],
});

/** KeyView as JSON. */
export const keyJson = (row: KeyRow): string =>
  `${JSON.stringify(keyHead(row)).slice(0, -1)},"values":${row.valuesJson}}`;

/** KeyView[] as JSON, in parts. */
export function* keyList(rows: readonly KeyRow[]): Iterable<string> {
  let before = '[';
  for (const row of rows) {
    yield before + keyJson(row);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** KeyView[] as JSON, in parts, of all keys of a project, which is too much to parse and serialise again. */
export async function* keysJson(slices: KeySlices): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of slices) {
    let part = '';
    for (const row of rows) {
      part += before + keyJson(row);
      before = ',';
    }
    yield part;
  }
  yield before === '[' ? '[]' : ']';
}
