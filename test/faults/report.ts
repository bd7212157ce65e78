import type { Scenario } from './scenarios/index.js';
import { NO_ANSWER } from './support/calls.js';
import type { LoadReport } from './support/under-load.js';

export const HEAD = [
  'fault',
  'what',
  'edits acknowledged',
  'lost',
  'unknown',
  'no answer',
  '5xx',
  'anomalies',
  'invariants',
  'slowest answer',
  'longest stall',
  'back after',
  'notes',
];

/** Whether nothing was lost or contradicted, no error occurred, and the application recovered. */
export const isGood = (outcome: LoadReport | Error): boolean =>
  !(outcome instanceof Error) &&
  outcome.lost === 0 &&
  outcome.anomalies.length === 0 &&
  outcome.broken.length === 0 &&
  !outcome.statuses.has(500) &&
  outcome.backAfter !== null;

/** One row below HEAD; null: the machine does not support the scenario. */
export function describeOutcome(
  { id, what }: Pick<Scenario, 'id' | 'what'>,
  outcome: LoadReport | Error | null,
): string[] {
  const nothing = Array<string>(10).fill('–');
  if (outcome === null) return [id, what, ...nothing, 'not possible on this machine'];
  if (outcome instanceof Error) return [id, what, ...nothing, `failed: ${outcome.message}`];
  const { acknowledged, lost, unknown, statuses, anomalies, broken, slowest, stall, backAfter, notes } =
    outcome;
  return [
    id,
    what,
    number(acknowledged),
    number(lost),
    number(unknown),
    number(statuses.get(NO_ANSWER) ?? 0),
    serverErrors(statuses),
    number(anomalies.length),
    broken.length === 0 ? 'hold' : `${broken.length} broken`,
    seconds(slowest),
    `${stall.toFixed(0)} ms`,
    backAfter === null ? 'never' : seconds(backAfter),
    notes,
  ];
}

/** A row as it is printed. */
export const printed = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const number = (count: number): string => count.toLocaleString('en');

function serverErrors(statuses: LoadReport['statuses']): string {
  const errors = [...statuses].filter(([status]) => status >= 500).sort(([a], [b]) => a - b);
  return errors.length === 0
    ? '0'
    : errors.map(([status, count]) => `${number(count)} × ${status}`).join(', ');
}
