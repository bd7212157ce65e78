import type { ChangeSetSummary } from '../history/change-set-summary.js';
import { rangesOf } from '../history/id-ranges.js';

/** The parameters of `isCreatedLater`: the last value, and the ranges. */
export const valuesOf = ({
  lastValueId,
  otherValueIds = [],
}: ChangeSetSummary): [last: number, ...others: number[][]] => [
  lastValueId ?? Number.MAX_SAFE_INTEGER,
  ...rangesOf(otherValueIds),
];
