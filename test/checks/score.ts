import type { CheckId } from '../../core/checks/check-ids.js';
import { checkText } from '../../core/checks/rules/check-text.js';
import { severitiesFor } from '../../core/checks/severities.js';
import { LABELLED_CHECKS, LABELLED_PAIRS } from './labelled-pairs.js';
import type { LabelledPair } from './labelled-pairs.js';

export interface Score {
  check: CheckId;
  /** Pairs with that fault. */
  faults: number;
  found: number;
  /** Pairs without it in which the check finds something. */
  falseAlarms: LabelledPair[];
  missed: LabelledPair[];
}

const ALL_ON = severitiesFor({ same: 'hint' });

/** How the checks do on the labelled pairs. */
export function score(): Score[] {
  const results = LABELLED_PAIRS.map((pair) => ({
    pair,
    checks: new Set(checkText(pair.subject, ALL_ON).map(({ check }) => check)),
  }));
  return LABELLED_CHECKS.map((check) => {
    const faults = results.filter(({ pair }) => pair.expected === check);
    const missed = faults.filter(({ checks }) => !checks.has(check));
    const alarms = results.filter(({ pair, checks }) => pair.expected !== check && checks.has(check));
    return {
      check,
      faults: faults.length,
      found: faults.length - missed.length,
      falseAlarms: alarms.map(({ pair }) => pair),
      missed: missed.map(({ pair }) => pair),
    };
  });
}

/** The share of alarms that are right. */
export const precisionOf = ({ found, falseAlarms }: Score): number => found / (found + falseAlarms.length);

/** The share of faults that are found. */
export const recallOf = ({ found, faults }: Score): number => found / faults;
