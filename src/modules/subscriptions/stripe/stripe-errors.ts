import { ErrorCode } from '#core/api/errors/error-codes.js';

import {
  ConflictError,
  DeclinedError,
  RuleError,
  UnavailableError,
} from '../../../platform/errors/domain.error.js';
import type { DomainError } from '../../../platform/errors/domain.error.js';

/** An error of the SDK, as far as we read it. The classes of the SDK exist only where it is loaded. */
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

/** Whether Stripe does not know the object, or has deleted it. */
export const isMissing = (error: unknown): boolean =>
  isStripeFailure(error) && error.code === 'resource_missing';

/** Whether Stripe does not know the customer: it was deleted, or belongs to another account or mode. */
export const isMissingCustomer = (error: unknown): boolean =>
  isMissing(error) && isStripeFailure(error) && error.param === 'customer';

export const isDecline = (error: unknown): boolean =>
  isStripeFailure(error) && error.type === 'StripeCardError';

/** Whether the operator has to act: the key is wrong, revoked or lacks a permission. */
export const isMisconfigured = ({ type }: StripeFailure): boolean =>
  type === 'StripeAuthenticationError' || type === 'StripePermissionError';

/** The error of our API for a failure at Stripe. */
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
