import { ErrorCode } from '#core/api/error-codes.js';

import {
  ConflictError,
  DeclinedError,
  RuleError,
  UnavailableError,
} from '../../../platform/errors/domain.error.js';
import type { DomainError } from '../../../platform/errors/domain.error.js';

/** What the SDK throws, as far as we look at it; its classes are only there where it is loaded. */
export interface StripeFailure extends Error {
  type: string;
  code?: string;
  param?: string;
  decline_code?: string;
  requestId?: string;
  statusCode?: number;
}

const RETRY_SECONDS = 5;

export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && /^Stripe/.test(error.type);

/** Whether the provider says that what we asked about is not there (any more). */
export const isMissing = (error: unknown): boolean =>
  isStripeFailure(error) && error.code === 'resource_missing';

/** Whether the provider does not know the customer: removed there, or of another account or mode. */
export const isMissingCustomer = (error: unknown): boolean =>
  isMissing(error) && isStripeFailure(error) && error.param === 'customer';

export const isDecline = (error: unknown): boolean =>
  isStripeFailure(error) && error.type === 'StripeCardError';

/** Whether the operator has to mend something: a key that is wrong, revoked, or may not do what it must. */
export const isMisconfigured = ({ type }: StripeFailure): boolean =>
  type === 'StripeAuthenticationError' || type === 'StripePermissionError';

/** What a failure at the provider means to whoever called us. */
export function refusalFor(failure: StripeFailure): DomainError {
  const cause = failure;
  switch (failure.type) {
    case 'StripeCardError':
      return new DeclinedError(ErrorCode.CardDeclined, { cause, declineCode: failure.decline_code });
    case 'StripeInvalidRequestError':
      return refusalForRequest(failure);
    case 'StripeIdempotencyError':
      return new ConflictError(ErrorCode.BillingConflict, { cause });
    default:
      return new UnavailableError(ErrorCode.BillingUnavailable, { cause, retryAfter: RETRY_SECONDS });
  }
}

function refusalForRequest(failure: StripeFailure): DomainError {
  const cause = failure;
  if (failure.param?.includes('price')) return new RuleError(ErrorCode.InvalidPrice, { cause });
  if (isMissing(failure)) return new ConflictError(ErrorCode.BillingOutOfSync, { cause });
  return new ConflictError(ErrorCode.BillingConflict, { cause });
}
