/** SQL that formats a `timestamptz` like every response: ISO 8601, UTC, milliseconds, as `Date` does. */
export const isoMoment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
