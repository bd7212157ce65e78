import type { ApiErrorBody } from '#core/api/error-body.js';
import type { ErrorCode } from '#core/api/errors/error-codes.js';

/** A refusal by the server or, with status 0, a missing response. */
export class ApiError extends Error {
  readonly code: ErrorCode | null;
  /** On 400: the error of each invalid field. */
  readonly fields: Record<string, string>;
  /** On 409: the current value. */
  readonly current: unknown;
  /** On 422 `checks_failed`: the number of errors in the text. */
  readonly findings: number;
  readonly requestId: string | null;
  /** Whether the error was already shown to the user. */
  handled = false;

  constructor(
    readonly status: number,
    body: Partial<ApiErrorBody> = {},
    /** The seconds after which the server asks to be called again; null if it does not say. */
    readonly retryAfter: number | null = null,
  ) {
    super(body.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.code = body.error ?? null;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.findings = body.findings?.length ?? 0;
    this.requestId = body.requestId ?? null;
  }

  get isNetwork(): boolean {
    return this.status === 0;
  }
}
