import type { Example } from './example.js';
import { LATER, NOW, tokens } from './parts.js';

const TOKEN = {
  id: 71,
  name: 'Build server',
  prefix: 'mtl_Vb2Hq9',
  scopes: ['read'],
  projectId: 7,
  projectName: 'Weather',
  createdAt: NOW,
  expiresAt: LATER,
  lastUsedAt: null,
};

/** Examples of the calls about the account of a user: name, tokens, password. */
export const accountExamples: readonly Example[] = [
  {
    call: 'updateMe',
    as: 'ada',
    body: { username: 'Ada L.' },
    answer: { id: 3, username: 'Ada L.', email: 'ada@example.com', language: 'en', createdAt: NOW },
  },
  {
    call: 'createToken',
    as: 'ada',
    body: { name: 'Build server', scopes: ['read'], expiresAt: LATER, projectId: 7 },
    answer: {
      ...TOKEN,
      token: 'mtl_Vb2Hq9Zx4Tn7LcY1sWm8Kp3RdJf6Ga0UeQoXiNkBt5z',
    },
  },
  {
    call: 'listTokens',
    as: 'ada',
    answer: [TOKEN],
  },
  { call: 'revokeToken', as: 'ada', slots: { tokenId: 71 } },
  { call: 'revokeTokens', as: 'ada' },
  { call: 'changeEmail', as: 'ada', body: { password: 'Rain-or-shine-1', email: 'ada.l@example.com' } },
  {
    call: 'cancelEmailChange',
    as: 'ada',
    body: { token: 'Gx2cVbR7kLpQ9sTnWf4zHyJd0mEaUi3oXv8KqN1rZtY' },
  },
  {
    call: 'signIn',
    as: 'ada-phone',
    body: { email: 'ada@example.com', password: 'Rain-or-shine-1' },
    answer: tokens('uJ4kP1vXo7NcEwRr2yTzLqS5bHd8MfGi3aUe6jKxQ0V'),
  },
  {
    call: 'listSessions',
    as: 'ada',
    answer: [
      {
        id: '0c6f2f0e-8f5b-4d0a-9b1e-2d7f3a64c815',
        createdAt: NOW,
        lastUsedAt: NOW,
        userAgent: 'node',
        isCurrent: false,
      },
      {
        id: '7d94be11-52c3-4b57-8a6f-90e1c2d3b4a5',
        createdAt: NOW,
        lastUsedAt: NOW,
        userAgent: 'node',
        isCurrent: true,
      },
    ],
  },
  { call: 'endSession', as: 'ada', slots: { sessionId: '0c6f2f0e-8f5b-4d0a-9b1e-2d7f3a64c815' } },
  { call: 'endOtherSessions', as: 'ada' },
  {
    call: 'changePassword',
    as: 'ada',
    body: { password: 'Rain-or-shine-1', newPassword: 'Come-rain-come-3', keepTokens: true },
  },
  { call: 'requestPasswordReset', body: { email: 'ada@example.com' } },
  {
    call: 'confirmPasswordReset',
    as: 'ada',
    body: { token: 'Zk3vQ0tJb8LrXnYc5Uw1SgHdEoPaIm7fTjKq2VxNy9M', password: 'Umbrella-4', keepTokens: true },
  },
];
