import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import { valueColumns } from './content.sql.js';

const ROW = 'project_id, id, key_id, language_id, quantity, text, status, version, updated_at';

/** What the history keeps of the value `as`. */
export const valueState = ({ as }: { as: string }): string =>
  `jsonb_build_object('text', ${as}.text, 'status', ${as}.status, 'quantity', ${as}.quantity)`;

interface ValueChange extends Pick<HistoryRow, 'action' | 'source' | 'actorId'> {
  /** A query of the statement: the value before the change, locked. Left out where a value is created. */
  before?: string;
  /** A query of the statement: the value after the change, no row where nothing changed. */
  after: string;
  /** What else `action` is read from. */
  from?: string;
}

/** Records the change of one value, of the project $1. */
export const recordValueChange = ({ before, after, from, ...row }: ValueChange): string =>
  recordHistory({
    ...row,
    projectId: '$1',
    keyId: `${after}.key_id`,
    languageId: `${after}.language_id`,
    valueId: `${after}.id`,
    version: `${after}.version`,
    ...(before === undefined ? {} : { old: valueState({ as: before }) }),
    new: valueState({ as: after }),
    from: [
      from === undefined ? '' : `${from} CROSS JOIN `,
      after,
      before === undefined ? '' : ` JOIN ${before} ON ${before}.id = ${after}.id`,
    ].join(''),
  });

/** A query for the row of a value as it is now, whether it changed or not. */
export const valueNow = ({ before, after }: { before: string; after: string }): string => `
  SELECT ${ROW} FROM ${after} UNION ALL
  SELECT ${ROW} FROM ${before} WHERE NOT EXISTS (SELECT FROM ${after})`;

/**
 * The one row of the query `value` as a ValueView in JSON; null where there is none. `languages` is what its reader may
 * read, of `readableLanguages`.
 */
export const valueView = ({ value, languages }: { value: string; languages: string }): string => `
  (SELECT row_to_json(view) FROM (
    SELECT ${valueColumns({ value, language: languages })}
    FROM ${value} JOIN ${languages} ON ${languages}.id = ${value}.language_id) view)`;
