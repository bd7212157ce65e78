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
    refuses: { 403: ['registration_closed', 'email_not_verified'], 422: ['email_already_in_use'] },
  },
  updateMe: {
    method: 'PATCH',
    path: '/users/me',
    access: 'user',
    revocation: 'asked',
    success: 200,
    tokens: 'refused',
    body: 'json',
    refuses: { 400: ['email_not_verified'], 422: ['email_already_in_use'] },
  },
  exportMe: {
    method: 'GET',
    path: '/users/me/export',
    access: 'user',
    revocation: 'asked',
    success: 200,
    tokens: 'refused',
  },
  deleteMe: {
    method: 'DELETE',
    path: '/users/me',
    access: 'user',
    revocation: 'asked',
    success: 204,
    tokens: 'refused',
    refuses: { 409: ['conflict'], 422: ['owner_of_shared_project'] },
  },
  readMe: { method: 'GET', path: '/users/me', access: 'user', success: 200, tokens: 'unbound' },
} as const satisfies Calls;
