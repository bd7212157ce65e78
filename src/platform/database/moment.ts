/** SQL for a `timestamptz` as every answer writes it: ISO 8601, UTC, milliseconds, as `Date` does outside of JSON made in SQL. */
export const isoMoment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
