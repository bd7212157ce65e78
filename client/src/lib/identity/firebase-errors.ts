import { FirebaseError } from 'firebase/app';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ApiError } from '../http/api-error.js';

type Refusal = [status: number, error: ErrorCode];

const INVALID: Refusal = [401, ErrorCode.InvalidCredential];
const MALFORMED: Refusal = [400, ErrorCode.ValidationError];
/** Firebase may have stricter rules than ours: distinguished from an invalid link. */
const TOO_WEAK: Refusal = [422, ErrorCode.ValidationError];
const TOO_MANY: Refusal = [429, ErrorCode.TooManyRequests];

/** Firebase errors as API error codes. */
const REFUSALS: Record<string, Refusal> = {
  'auth/invalid-credential': INVALID,
  'auth/wrong-password': INVALID,
  'auth/user-not-found': INVALID,
  'auth/user-mismatch': INVALID,
  'auth/user-disabled': INVALID,
  'auth/email-already-in-use': [422, ErrorCode.EmailAlreadyInUse],
  'auth/too-many-requests': TOO_MANY,
  'auth/quota-exceeded': TOO_MANY,
  'auth/invalid-email': MALFORMED,
  'auth/missing-password': MALFORMED,
  'auth/weak-password': TOO_WEAK,
  'auth/password-does-not-meet-requirements': TOO_WEAK,
  'auth/expired-action-code': MALFORMED,
  'auth/invalid-action-code': MALFORMED,
  'auth/admin-restricted-operation': [403, ErrorCode.RegistrationClosed],
  'auth/operation-not-allowed': [403, ErrorCode.RegistrationClosed],
};

/** Converts an error of the SDK to an ApiError. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error;
  if (error.code === 'auth/network-request-failed' || error.code === 'auth/timeout') return new ApiError(0);
  const [status, code] = REFUSALS[error.code] ?? [500, ErrorCode.UnknownError];
  return new ApiError(status, { error: code, message: error.code });
}

const GONE = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/no-current-user',
];

/** Returns whether Firebase has ended the session, so that there are no further tokens. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof FirebaseError && GONE.includes(error.code);

/** Returns whether the account does not exist, if Firebase discloses it; by default it does not. */
export const isNobody = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'auth/user-not-found';
