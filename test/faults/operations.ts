/** One call as seen by its client. Times are milliseconds of one clock. */
interface Call {
  client: number;
  /** When it was sent, and when the response arrived or was given up. */
  t0: number;
  t1: number;
  valueId: number;
}

/** `unknown`: no response, or a 5xx; the call may have been executed. */
export type CallOutcome = 'ok' | 'refused' | 'unknown';

/** A text written on top of version `base`. */
export interface Write extends Call {
  kind: 'write';
  /** Unique to this call. */
  text: string;
  base: number;
  /** The version in the response; null unless it was ok. */
  returned: number | null;
  outcome: CallOutcome;
}

/** A review that validates the text of version `base`. */
export interface Review extends Call {
  kind: 'review';
  /** The text that the reviewer had read. */
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

/** One row of the application's history of a value. */
export interface HistoryRow {
  valueId: number;
  version: number;
  /** The text as of this version. */
  text: string;
  status: string;
}

/** Everything recorded of a run. */
export interface Run {
  operations: readonly Operation[];
  before: readonly ValueState[];
  after: readonly ValueState[];
  history: readonly HistoryRow[];
}
