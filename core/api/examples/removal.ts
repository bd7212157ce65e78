import type { Example } from './example.js';
import { NOW, tokens } from './parts.js';

/** Everything ends. */
export const removalExamples: readonly Example[] = [
  { call: 'deleteMe', as: 'ben' },
  {
    call: 'signIn',
    as: 'ada',
    body: { email: 'ada@example.com', password: 'Umbrella-4' },
    answer: tokens('c2VjcmV0cy1hcmUtbm90LWZvci1zaGFyaW5nLWV2ZXI'),
  },
  { call: 'deleteProject', as: 'ada', slots: { projectId: 7 } },
  {
    call: 'exportMe',
    as: 'ada',
    answer: {
      exportedAt: NOW,
      user: { id: 3, username: 'Ada L.', email: 'ada@example.com', language: 'en', createdAt: NOW },
      identity: {
        email: 'ada@example.com',
        emailVerified: true,
        username: 'Ada',
        createdAt: NOW,
        sessions: [
          {
            id: '5b1c9a44-0d2e-4f6b-8c37-1e9f2a7d6b03',
            createdAt: NOW,
            lastUsedAt: NOW,
            userAgent: 'node',
          },
        ],
      },
      tokens: [],
      memberships: [],
      invitations: [],
      contributions: [],
      operatorActs: [],
      subscription: null,
    },
  },
  { call: 'signOutEverywhere', as: 'ada' },
  {
    call: 'signIn',
    as: 'ada',
    body: { email: 'ada@example.com', password: 'Umbrella-4' },
    answer: tokens('h5NwX9rT2kVbQ1mJ7yLpZ4cGdS8fEaU3oRiKxWqDtB0'),
  },
  { call: 'signOut', as: 'ada', body: { refreshToken: 'h5NwX9rT2kVbQ1mJ7yLpZ4cGdS8fEaU3oRiKxWqDtB0' } },
];
