import type { ErrorCode } from '#core/api/error-codes.js';

interface Details {
  cause?: unknown;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** The state the caller did not know of. */
  current?: unknown;
  /** Why the bank declined, as the payment provider names it. */
  declineCode?: string;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** A refusal with its machine name; the error filter is the only place that turns it into an answer. */
export abstract class DomainError extends Error {
  abstract readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code, { cause: details.cause });
  }
}

export class InvalidError extends DomainError {
  readonly status = 400;
}

export class UnauthenticatedError extends DomainError {
  readonly status = 401;
}

/** The bank refused. */
export class DeclinedError extends DomainError {
  readonly status = 402;
}

export class ForbiddenError extends DomainError {
  readonly status = 403;
}

export class NotFoundError extends DomainError {
  readonly status = 404;
}

export class ConflictError extends DomainError {
  readonly status = 409;
}

export class TooLargeError extends DomainError {
  readonly status = 413;
}

/** A rule of the product forbids it: 422 means what the specification says it means. */
export class RuleError extends DomainError {
  readonly status = 422;
}

export class TooManyRequestsError extends DomainError {
  readonly status = 429;
}

export class UnavailableError extends DomainError {
  readonly status = 503;
}
