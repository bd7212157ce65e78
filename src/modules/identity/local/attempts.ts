import type { Request } from 'express';

import { foldEmail, isEmail } from '#core/domain/email.js';

import type { RateLimit } from '../../../platform/http/rate-limit/rate-limit.js';
import { clientAddress } from '../../../platform/http/client/client-address.js';

const QUARTER_HOUR = 900;
const HOUR = 3_600;

/** All spellings of an email count as one. The body is not validated yet: without an email, only the address counts. */
function emailIn(request: Request): string | undefined {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' && isEmail(email) ? foldEmail(email) : undefined;
}

function emailAndAddressOf(request: Request): string | undefined {
  const email = emailIn(request);
  return email === undefined ? undefined : `${clientAddress(request)} ${email}`;
}

/** Password attempts per account and address, so that nobody can lock out another user. */
export const SIGN_IN: RateLimit[] = [
  {
    name: 'sign-in',
    limit: (config) => config.signInLimit,
    seconds: QUARTER_HOUR,
    by: emailAndAddressOf,
  },
  {
    name: 'sign-in of address',
    limit: (config) => config.signInAddressLimit,
    seconds: QUARTER_HOUR,
    by: clientAddress,
  },
];

/** Attempts at the current password by a caller with a token. */
export const PASSWORD_CHANGE: RateLimit[] = [
  { name: 'password change', limit: (config) => config.signInLimit, seconds: QUARTER_HOUR },
];

/** Password attempts as above; also protects mailboxes from floods. */
export const EMAIL_CHANGE: RateLimit[] = [
  ...PASSWORD_CHANGE,
  { name: 'e-mail change', limit: (config) => config.passwordResetLimit, seconds: HOUR, by: emailIn },
];

export const SIGN_UP: RateLimit[] = [
  { name: 'sign-up', limit: (config) => config.signUpLimit, seconds: HOUR, by: clientAddress },
];

/** Per account, so that users cannot flood their own mailbox. */
export const VERIFICATION: RateLimit[] = [
  { name: 'verification', limit: (config) => config.passwordResetLimit, seconds: HOUR },
];

/**
 * Per address and email, silently, so that nobody can use up the resets of another user; per address, so that nobody
 * can send emails to many mailboxes. A recent link is not replaced, which protects a single mailbox.
 */
export const PASSWORD_RESET: RateLimit[] = [
  {
    name: 'reset',
    limit: (config) => config.passwordResetLimit,
    seconds: HOUR,
    by: emailAndAddressOf,
    silent: true,
  },
  {
    name: 'reset of address',
    limit: (config) => config.passwordResetAddressLimit,
    seconds: HOUR,
    by: clientAddress,
  },
];
