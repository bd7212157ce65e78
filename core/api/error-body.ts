import type { FindingView } from './checks.js';
import type { ErrorCode } from './errors/error-codes.js';

/** The body of every error response. */
export interface ApiErrorBody {
  statusCode: number;
  error: ErrorCode;
  message: string;
  requestId: string;
  /** On 400: the error of each invalid field. */
  fields?: Record<string, string>;
  /** On 409: the current value. */
  current?: unknown;
  /** On 422 `checks_failed`: the errors of the text. */
  findings?: readonly FindingView[];
  /** On 402: why the bank declined, as the payment provider names it. */
  declineCode?: string;
}
