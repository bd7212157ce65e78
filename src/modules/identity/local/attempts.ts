import type { Request } from 'express';

import { foldEmail, isEmail } from '#core/domain/email.js';

import type { RateLimit } from '../../../platform/http/rate-limit/rate-limit.js';
import { clientAddress } from '../../../platform/http/client-address.js';

const QUARTER_HOUR = 900;
const HOUR = 3_600;

/** Every spelling of an e-mail as one. Before the body was checked: what is no e-mail counts by its address alone. */
function emailIn(request: Request): string | undefined {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' && isEmail(email) ? foldEmail(email) : undefined;
}

function emailAndAddressOf(request: Request): string | undefined {
  const email = emailIn(request);
  return email === undefined ? undefined : `${clientAddress(request)} ${email}`;
}

/** Guesses at one account: told apart by address too, so that nobody locks somebody else out. */
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

/** Guesses at the present password by somebody who holds a token. */
export const PASSWORD_CHANGE: RateLimit[] = [
  { name: 'password change', limit: (config) => config.signInLimit, seconds: QUARTER_HOUR },
];

/** Guesses at the password as above; and nobody's mailbox is flooded. */
export const EMAIL_CHANGE: RateLimit[] = [
  ...PASSWORD_CHANGE,
  { name: 'e-mail change', limit: (config) => config.passwordResetLimit, seconds: HOUR, by: emailIn },
];

export const SIGN_UP: RateLimit[] = [
  { name: 'sign-up', limit: (config) => config.signUpLimit, seconds: HOUR, by: clientAddress },
];

/** By account, so that nobody floods their own mailbox either. */
export const VERIFICATION: RateLimit[] = [
  { name: 'verification', limit: (config) => config.passwordResetLimit, seconds: HOUR },
];

/**
 * By address and e-mail, so that nobody uses up the resets of somebody else, and without a word; by address, so that
 * nobody floods many. That a young link is not replaced keeps a single mailbox from being flooded.
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
