import type { Calls } from './call.js';

const TOKENS = '/users/me/tokens';

const OWN = { access: 'user', tokens: 'refused', revocation: 'asked' } as const;

/** Only in a session: a token cannot create, list or revoke tokens. */
export const TOKEN_CALLS = {
  listTokens: { ...OWN, method: 'GET', path: TOKENS, success: 200 },
  createToken: {
    ...OWN,
    method: 'POST',
    path: TOKENS,
    success: 201,
    body: 'json',
    refuses: { 403: ['email_not_verified', 'not_your_project'], 422: ['limit_reached'] },
  },
  revokeTokens: { ...OWN, method: 'DELETE', path: TOKENS, success: 204 },
  revokeToken: {
    ...OWN,
    method: 'DELETE',
    path: `${TOKENS}/{tokenId}`,
    success: 204,
    refuses: { 404: ['not_existing_token'] },
  },
} as const satisfies Calls;
