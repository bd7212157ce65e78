import { NO_ANSWER } from '../faults/support/calls.js';
import { slopeOf } from './memory.js';
import type { Outcome } from './run.js';

export const HEAD = [
  'load',
  'saves a second',
  'lost',
  '5xx',
  'no answer',
  'anomalies',
  'save p50, ms',
  'save p99, ms',
  'review p50, ms',
  'review p99, ms',
  'must be at most, ms',
  'details p99, ms',
  'seen by others p95, ms',
  'RSS at most, MB',
  'RSS slope, MB a minute',
  'load of the machine before',
];

const DETAILS_MS = 1_500;
/** From sending a text until it is on the page of another user. */
const SEEN_MS = 300;

const errorsIn = ({ records }: Outcome): number =>
  [...records.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);

/** Errors that do not depend on the machine: texts, histories, responses. */
export function faultsOf(outcome: Outcome): string[] {
  const { comparison, records } = outcome;
  const { lost, anomalies, broken } = comparison;
  const unanswered = records.statuses.get(NO_ANSWER) ?? 0;
  return [
    ...(lost > 0 ? [`${lost} acknowledged edits are gone`] : []),
    ...(errorsIn(outcome) > 0 ? [`5xx: ${JSON.stringify([...records.statuses])}`] : []),
    ...(records.timings('seen').count === 0 ? ['nobody has seen a text of somebody else'] : []),
    ...(unanswered > 0 ? [`${unanswered} calls without an answer`] : []),
    ...broken,
    ...anomalies.map(({ rule, valueId, what }) => `rule ${rule}, value ${valueId}: ${what}`).slice(0, 10),
  ];
}

/** Results that are too slow for two otherwise idle cores. */
export function slowIn({ plan, records }: Outcome): string[] {
  const limits = [
    ['save', 0.99, plan.p99],
    ['review', 0.99, plan.p99],
    ['details', 0.99, DETAILS_MS],
    ['seen', 0.95, SEEN_MS],
  ] as const;
  return limits
    .map(([kind, share, limit]) => ({ kind, share, limit, took: records.timings(kind).quantile(share) }))
    .filter(({ took, limit }) => took > limit)
    .map(
      ({ kind, share, took, limit }) =>
        `p${share * 100} of ${kind} is ${took.toFixed(0)} ms, more than ${limit} ms`,
    );
}

/** The row of a run. */
export function rowOf(outcome: Outcome): string[] {
  const { plan, minutes, records, comparison, memory, peakMemory, loadBefore } = outcome;
  const [save, review] = [records.timings('save'), records.timings('review')];
  const time = (milliseconds: number): string => milliseconds.toFixed(0);
  return [
    plan.what,
    time(save.count / (minutes * 60)),
    String(comparison.lost),
    String(errorsIn(outcome)),
    String(records.statuses.get(NO_ANSWER) ?? 0),
    String(comparison.anomalies.length + comparison.broken.length),
    time(save.quantile(0.5)),
    time(save.quantile(0.99)),
    time(review.quantile(0.5)),
    time(review.quantile(0.99)),
    String(plan.p99),
    time(records.timings('details').quantile(0.99)),
    time(records.timings('seen').quantile(0.95)),
    String(peakMemory),
    slopeOf(memory).toFixed(1),
    loadBefore.toFixed(1),
  ];
}
