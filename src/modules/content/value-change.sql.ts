import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import { valuesJson } from './content.sql.js';
import { sourceState } from './source.sql.js';

const ROW =
  'project_id, id, key_id, language_id, quantity, text, status, version, updated_at, source_version, major_version';

/** The fields of the value `as` that the history stores. */
export const valueState = ({ as }: { as: string }): string =>
  `jsonb_build_object('text', ${as}.text, 'status', ${as}.status, 'quantity', ${as}.quantity)`;

interface ValueChange extends Pick<HistoryRow, 'action' | 'source' | 'actorId' | 'changeSetId'> {
  /** The query with the value before the change, locked. Absent if the value is created. */
  before?: string;
  /** There may be no value before the change. */
  isPerhapsNew?: boolean;
  /** The query with the value after the change; no row if nothing changed. */
  after: string;
  /** Other queries that `action` uses. */
  from?: string;
}

/** Records the change of one value of project $1. */
export const recordValueChange = ({
  before,
  isPerhapsNew = false,
  after,
  from,
  ...row
}: ValueChange): string =>
  recordHistory({
    ...row,
    projectId: '$1',
    keyId: `${after}.key_id`,
    languageId: `${after}.language_id`,
    valueId: `${after}.id`,
    version: `${after}.version`,
    ...(before === undefined ? {} : { old: stateBefore(before, isPerhapsNew) }),
    new: valueState({ as: after }),
    from: [
      from === undefined ? '' : `${from} CROSS JOIN `,
      after,
      before === undefined
        ? ''
        : `${isPerhapsNew ? ' LEFT' : ''} JOIN ${before} ON ${before}.id = ${after}.id`,
    ].join(''),
  });

function stateBefore(before: string, isPerhapsNew: boolean): string {
  const state = `${valueState({ as: before })} || ${sourceState({ as: before })}`;
  return isPerhapsNew ? `CASE WHEN ${before}.id IS NOT NULL THEN ${state} END` : state;
}

/** A query for the current row of a value, changed or not. */
export const valueNow = ({ before, after }: { before: string; after: string }): string => `
  SELECT ${ROW} FROM ${after} UNION ALL
  SELECT ${ROW} FROM ${before} WHERE NOT EXISTS (SELECT FROM ${after})`;

/**
 * The row of the query `value` as ValueView in JSON; null if there is none. `languages` is the alias of the reader's
 * `readableLanguages`.
 */
export const valueView = ({ value, languages }: { value: string; languages: string }): string => `
  (SELECT view.json::json FROM (${valuesJson({
    value,
    language: languages,
    from: `${value} JOIN ${languages} ON ${languages}.id = ${value}.language_id`,
  })}) view)`;
