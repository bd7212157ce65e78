import type { Calls } from './call.js';

/** Only the owner, in a session. */
const OWN = { access: 'identity', tokens: 'refused', revocation: 'asked' } as const;

const PUBLIC = { method: 'POST', access: 'public', tokens: 'refused', body: 'json' } as const;

/** Not available with another identity provider. */
export const IDENTITY_CALLS = {
  signUp: {
    ...PUBLIC,
    path: '/identity/sign-up',
    success: 201,
    rate: 'sign-up',
    refuses: { 403: ['registration_closed'], 422: ['email_already_in_use'] },
  },
  signIn: {
    ...PUBLIC,
    path: '/identity/sign-in',
    success: 200,
    rate: 'sign-in',
    refuses: { 401: ['invalid-credential'], 403: ['account_disabled'] },
  },
  refresh: {
    ...PUBLIC,
    path: '/identity/refresh',
    success: 200,
    refuses: { 401: ['invalid-credential'] },
  },
  signOut: { ...PUBLIC, path: '/identity/sign-out', success: 204 },
  requestPasswordReset: {
    ...PUBLIC,
    path: '/identity/password-reset/request',
    success: 204,
    rate: 'reset',
  },
  confirmPasswordReset: { ...PUBLIC, path: '/identity/password-reset/confirm', success: 204 },
  // The link may confirm a change of email.
  verifyEmail: {
    ...PUBLIC,
    path: '/identity/verify-email',
    success: 204,
    refuses: { 422: ['email_already_in_use'] },
  },
  resendVerification: {
    ...OWN,
    method: 'POST',
    path: '/identity/verify-email/resend',
    success: 204,
    rate: 'verification',
  },
  listSessions: { ...OWN, method: 'GET', path: '/identity/sessions', success: 200 },
  endSession: {
    ...OWN,
    method: 'DELETE',
    path: '/identity/sessions/{sessionId}',
    success: 204,
    refuses: { 404: ['not_existing_session'] },
  },
  endOtherSessions: { ...OWN, method: 'DELETE', path: '/identity/sessions', success: 204 },
  signOutEverywhere: { ...OWN, method: 'POST', path: '/identity/sign-out-everywhere', success: 204 },
  changeEmail: {
    ...PUBLIC,
    path: '/identity/change-email',
    access: 'identity',
    revocation: 'asked',
    success: 204,
    rate: 'password change',
    refuses: { 401: ['invalid-credential'], 422: ['email_already_in_use'] },
  },
  cancelEmailChange: { ...PUBLIC, path: '/identity/change-email/cancel', success: 204 },
  changePassword: {
    ...PUBLIC,
    path: '/identity/change-password',
    access: 'identity',
    revocation: 'asked',
    success: 204,
    rate: 'password change',
    refuses: { 401: ['invalid-credential'] },
  },
} as const satisfies Calls;
