import type { ValueRun } from './check-history.js';
import type { HistoryRow } from './operations.js';
import { acknowledged } from './rules-of-versions.js';
import type { Breach } from './rules-of-versions.js';

/** Rule 10: the application's history contains what was acknowledged, and otherwise only calls without a response. */
export function historyRules(run: ValueRun): Breach[] {
  const rows = new Map(run.history.map((row) => [row.version, row]));
  return [...missing(run, rows), ...unexplained(run)];
}

function missing(run: ValueRun, rows: Map<number, HistoryRow>): Breach[] {
  return acknowledged(run).flatMap(({ returned, text }): Breach[] => {
    const row = rows.get(returned);
    if (row === undefined)
      return [{ rule: 10, what: `version ${returned}, "${text}", is not in the history` }];
    return row.text === text
      ? []
      : [{ rule: 10, what: `version ${returned} is "${row.text}" in the history, not "${text}"` }];
  });
}

function unexplained(run: ValueRun): Breach[] {
  const told = new Set(acknowledged(run).map(({ returned }) => returned));
  const possible = new Set(
    [...run.writes, ...run.reviews].filter(({ outcome }) => outcome === 'unknown').map(({ text }) => text),
  );
  return run.history
    .filter(({ version, text }) => !told.has(version) && !possible.has(text))
    .map(({ version, text }) => ({ rule: 10, what: `nobody wrote version ${version}, "${text}"` }));
}
