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
  changeSetId: 'change_set_id',
  old: 'old',
  new: 'new',
} as const;

type Column = keyof typeof COLUMNS;

/** The columns of a history row, as expressions over `from`; absent ones are null. */
export interface HistoryRow extends Partial<Record<Column, string>> {
  /** The alias of the reverted history row, if the change is a revert. */
  action: HistoryAction | { of: string };
  source: HistorySource;
  projectId: string;
  actorId: string;
  /** Tables or queries of the statement; without it, one row is recorded. */
  from?: string;
}

const isColumn = (name: string): name is Column => name in COLUMNS;

/**
 * The statement that records one change of content per row of `from`. It is part of the statement that makes the
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
