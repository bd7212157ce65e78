import type { FindingView } from '#core/api/checks.js';
import type { ErrorCode } from '#core/api/errors/error-codes.js';

interface Details {
  cause?: unknown;
  /** The invalid fields. */
  fields?: Record<string, string>;
  /** The current state, unknown to the caller. */
  current?: unknown;
  /** The errors of a text that blocks its validation. */
  findings?: readonly FindingView[];
  /** The decline reason of the bank, as the payment provider names it. */
  declineCode?: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** An error response with its code; only the error filter turns it into a response. */
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

/** The bank declined the payment. */
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

/** The object existed and can no longer be used. */
export class GoneError extends DomainError {
  readonly status = 410;
}

/** The call does not accept the media type of the body. */
export class MediaTypeError extends DomainError {
  readonly status = 415;
}

export class TooLargeError extends DomainError {
  readonly status = 413;
}

/** A rule of the domain forbids the call (422). */
export class RuleError extends DomainError {
  readonly status = 422;
}

export class TooManyRequestsError extends DomainError {
  readonly status = 429;
}

export class UnavailableError extends DomainError {
  readonly status = 503;
}
