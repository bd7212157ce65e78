import type { CallName } from '../calls.js';

/** One call of a scenario, with its response. */
export interface Example {
  call: CallName;
  /** The first name of the caller; absent for an anonymous call. */
  as?: string;
  slots?: Record<string, number | string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** The status of a refusal; undefined if the call succeeds. */
  status?: number;
  /** Absent: it has no body. */
  answer?: unknown;
}
