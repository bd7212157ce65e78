import type { ApiErrorBody, ErrorCode } from '#core/api/error-codes.js';

/** A refusal of the server, or (status 0) no answer at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | null;
  /** On 400: the error of each invalid field. */
  readonly fields: Record<string, string>;
  /** On 409: the current value. */
  readonly current: unknown;
  /** On 422 `checks_failed`: how many errors the text has. */
  readonly findings: number;
  readonly requestId: string | null;
  /** True once the error was shown to the user. */
  handled = false;

  constructor(
    readonly status: number,
    body: Partial<ApiErrorBody> = {},
    /** Seconds after which the server asks to be called again; null where it does not say. */
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
