import type { ApiErrorBody, ErrorCode } from '#core/api/error-codes.js';

/** A refusal of the server, or (status 0) no answer at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | null;
  /** On 400: which field, and what is wrong with it. */
  readonly fields: Record<string, string>;
  /** On 409: the value as it is now. */
  readonly current: unknown;
  readonly requestId: string | null;
  /** True once somebody has told the user. */
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
    this.requestId = body.requestId ?? null;
  }

  get isNetwork(): boolean {
    return this.status === 0;
  }
}
