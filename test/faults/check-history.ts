import { historyRules } from './rules-of-history.js';
import type { Operation, Review, Run, ValueState, Write } from './operations.js';
import { realTime } from './rules-of-time.js';
import { versionRules } from './rules-of-versions.js';

/** The rules by number, as docs/resilience.md lists them. */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface Anomaly {
  rule: Rule;
  valueId: number;
  /** A description of the contradiction. */
  what: string;
}

/** Everything about one value. */
export interface ValueRun {
  valueId: number;
  before: ValueState;
  after: ValueState;
  operations: readonly Operation[];
  writes: readonly Write[];
  reviews: readonly Review[];
  history: readonly Run['history'][number][];
}

/**
 * Checks a run against ten rules that every register with versions keeps, whatever fails meanwhile: no search is needed,
 * as each text is written once. Values are independent of each other. Linear but for sorting.
 */
export function checkHistory(run: Run): Anomaly[] {
  const operations = groupBy(run.operations);
  const after = groupBy(run.after);
  const history = groupBy(run.history);
  return run.before.flatMap((before) => {
    const [end] = after.get(before.valueId) ?? [];
    const mine = operations.get(before.valueId) ?? [];
    if (end === undefined) return [{ rule: 3, valueId: before.valueId, what: 'the value is gone' } as const];
    return checkValue({
      valueId: before.valueId,
      before,
      after: end,
      operations: mine,
      writes: mine.filter((one) => one.kind === 'write'),
      reviews: mine.filter((one) => one.kind === 'review'),
      history: history.get(before.valueId) ?? [],
    });
  });
}

const checkValue = (run: ValueRun): Anomaly[] =>
  [...versionRules(run), ...realTime(run), ...historyRules(run)].map(({ rule, what }) => ({
    rule,
    valueId: run.valueId,
    what,
  }));

function groupBy<T extends { valueId: number }>(items: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(item.valueId);
    if (group === undefined) groups.set(item.valueId, [item]);
    else group.push(item);
  }
  return groups;
}
