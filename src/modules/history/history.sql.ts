import type { HistoryAction, HistorySource } from '#core/domain/history.js';

import { actionOf } from './action.sql.js';

const COLUMNS = {
  projectId: 'project_id',
  actorId: 'actor_id',
  groupId: 'group_id',
  keyId: 'key_id',
  languageId: 'language_id',
  valueId: 'value_id',
  version: 'version',
  old: 'old',
  new: 'new',
} as const;

type Column = keyof typeof COLUMNS;

/** What a row of history is made of. Columns are expressions over `from`; those left out are null. */
export interface HistoryRow extends Partial<Record<Column, string>> {
  /** Of the row of history by this alias, where the change undoes another one. */
  action: HistoryAction | { of: string };
  source: HistorySource;
  projectId: string;
  actorId: string;
  /** Tables or queries of the statement; without it there is one row. */
  from?: string;
}

const isColumn = (name: string): name is Column => name in COLUMNS;

/**
 * The statement that records changes of content, for every row of `from`. It stands inside the statement that makes the
 * change, so that neither happens without the other.
 */
export function recordHistory({ action, source, from, ...columns }: HistoryRow): string {
  const names = Object.keys(columns).filter(isColumn);
  const expressions = names.map((name) => columns[name]);
  return `
    INSERT INTO history (action, source, ${names.map((name) => COLUMNS[name]).join(', ')})
    SELECT ${typeof action === 'string' ? `'${action}'` : actionOf(action.of)}, '${source}', ${expressions.join(', ')}
    ${from === undefined ? '' : `FROM ${from}`}`;
}
