import type { Sample } from './sample.js';

/** Public calls are never refused; other tests cover them. Here they only reach the validation of an empty body. */
const refusesNothing = { body: () => ({}), state: () => [400, 'validation_error'] as const };

export const PUBLIC: Sample[] = [
  { call: 'readConfig' },
  { call: 'signUp', ...refusesNothing },
  { call: 'signIn', ...refusesNothing },
  { call: 'refresh', ...refusesNothing },
  { call: 'signOut', ...refusesNothing },
  { call: 'requestPasswordReset', ...refusesNothing },
  { call: 'confirmPasswordReset', ...refusesNothing },
  { call: 'verifyEmail', ...refusesNothing },
  { call: 'cancelEmailChange', ...refusesNothing },
];
