import { FirebaseError } from 'firebase/app';

import { ApiError } from '../http/api-error.js';
import { asApiError, isNobody, isSessionOver } from './firebase-errors.js';

const said = (code: string) => new FirebaseError(`auth/${code}`, 'words of Firebase');

describe('what Firebase says', () => {
  it.each([
    ['invalid-credential', 401, 'invalid-credential'],
    ['wrong-password', 401, 'invalid-credential'],
    ['user-disabled', 401, 'invalid-credential'],
    ['email-already-in-use', 422, 'email_already_in_use'],
    ['too-many-requests', 429, 'too_many_requests'],
    ['expired-action-code', 400, 'validation_error'],
    ['invalid-action-code', 400, 'validation_error'],
    // Not as a link that is no good: the next password may be.
    ['password-does-not-meet-requirements', 422, 'validation_error'],
    ['admin-restricted-operation', 403, 'registration_closed'],
    ['network-request-failed', 0, null],
    ['something-new', 500, 'unknown_error'],
  ])('as %s is %i %s to the rest of the client', (code, status, error) => {
    const told = asApiError(said(code));
    expect(told).toBeInstanceOf(ApiError);
    expect(told).toMatchObject({ status, code: error });
  });

  it('leaves other errors as they are', () => {
    const other = new TypeError('broken');
    expect(asApiError(other)).toBe(other);
  });

  it('ends a session where there will be no further token, and not while nobody answers', () => {
    expect(isSessionOver(said('user-token-expired'))).toBe(true);
    expect(isSessionOver(said('network-request-failed'))).toBe(false);
    expect(isNobody(said('user-not-found'))).toBe(true);
  });
});
