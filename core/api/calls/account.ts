import type { Calls } from './call.js';

export const ACCOUNT_CALLS = {
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'identity',
    success: 201,
    tokens: 'refused',
    body: 'json',
    rate: 'register',
    refuses: { 422: ['email_already_in_use'] },
  },
  readMe: { method: 'GET', path: '/users/me', access: 'user', success: 200, tokens: 'accepted' },
} as const satisfies Calls;
