import type { KeyView as KeyContract } from '#core/api/translations.js';

import { jsonList, jsonWithField } from '../../platform/http/json-answer.js';
import type { KeyRow } from './content.queries.js';
import { ValueView } from './value.view.js';

export class KeyView implements KeyContract {
  id!: number;
  name!: string;
  isPlural!: boolean;
  groupId!: number;
  /** Of the languages the caller may read. */
  values!: ValueView[];
}

const keyHead = ({ id, name, isPlural, groupId }: KeyRow): Omit<KeyView, 'values'> => ({
  id,
  name,
  isPlural,
  groupId,
});

export const keyView = (row: KeyRow): KeyView => ({
  ...keyHead(row),
  values: JSON.parse(row.valuesJson) as ValueView[],
});

const keyJson = (row: KeyRow): Iterable<string> => jsonWithField(keyHead(row), 'values', [row.valuesJson]);

/** KeyView[] as JSON: a whole project is too much to take apart and put together again. */
export const keysJson = (rows: readonly KeyRow[]): Iterable<string> => jsonList(rows.map(keyJson));
