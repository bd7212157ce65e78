interface Newer {
  /** The alias of the history row. */
  as: string;
  /** The id of the change set that is reverted. */
  changeSetId: string;
}

/**
 * A condition: the change in the history row of project $1 stands, and a revert of the change set must keep it. Reverts
 * do not count, nor what a revert has taken back.
 */
export const stands = ({ as, changeSetId }: Newer): string => `
  (${as}.source <> 'revert' AND ${as}.change_set_id IS DISTINCT FROM ${changeSetId}
   AND NOT EXISTS (
     SELECT FROM change_set undone
     WHERE undone.project_id = $1 AND undone.id = ${as}.change_set_id AND undone.reverted_by_id IS NOT NULL))`;

interface LastValues {
  /** The last value of the change set. */
  last: string;
  /** The first and the last values of the ranges that were created between its slices. */
  others: [first: string, last: string];
}

/** A condition: the value with this id was created after the change set, or between two slices of it. */
export const isCreatedLater = (id: string, { last, others: [first, end] }: LastValues): string => `
  (${id} > ${last} OR EXISTS (
    SELECT FROM unnest(${first}::bigint[], ${end}::bigint[]) AS other(first, last) WHERE ${id} BETWEEN other.first AND other.last))`;

/** The state of a value in a history row, as SQL; a value without an earlier state was empty. */
export const textIn = (state: string): string => `coalesce(${state}->>'text', '')`;
export const statusIn = (state: string): string => `coalesce(${state}->>'status', 'modified')`;

/** A condition: no revert has taken back the change of a value in the history row of project $1 by itself. */
export const isNotTakenBack = (row: string): string => `
  NOT EXISTS (SELECT FROM history q
    WHERE q.project_id = $1 AND q.value_id = ${row}.value_id AND q.version > ${row}.version AND q.source = 'revert'
      AND ${textIn('q.new')} = ${textIn(`${row}.old`)} AND ${statusIn('q.new')} = ${statusIn(`${row}.old`)})`;
