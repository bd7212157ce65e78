/** What a client knows about one call that it made. Times are milliseconds of one clock. */
interface Call {
  client: number;
  /** When it was sent, and when the answer had arrived or was given up. */
  t0: number;
  t1: number;
  valueId: number;
}

/** `unknown`: no answer, or a 5xx; the call may have been carried out. */
export type CallOutcome = 'ok' | 'refused' | 'unknown';

/** A text written on top of version `base`. */
export interface Write extends Call {
  kind: 'write';
  /** Nobody else ever writes the same. */
  text: string;
  base: number;
  /** The version that the answer gave it; null unless it was ok. */
  returned: number | null;
  outcome: CallOutcome;
}

/** The text of version `base` set validated. */
export interface Review extends Call {
  kind: 'review';
  /** What the reviewer had read. */
  text: string;
  base: number;
  returned: number | null;
  outcome: CallOutcome;
}

export interface Read extends Call {
  kind: 'read';
  text: string;
  version: number;
  status: string;
}

export type Operation = Write | Review | Read;

/** A value before the first operation, or after the last. */
export interface ValueState {
  valueId: number;
  text: string;
  version: number;
  status: string;
}

/** One row of the product's own history of a value. */
export interface HistoryRow {
  valueId: number;
  version: number;
  /** The text as of this version. */
  text: string;
  status: string;
}

/** All that is known of a run. */
export interface Run {
  operations: readonly Operation[];
  before: readonly ValueState[];
  after: readonly ValueState[];
  history: readonly HistoryRow[];
}
