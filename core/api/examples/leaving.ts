import type { Example } from './example.js';

/** Everything ends. */
export const LEAVING: readonly Example[] = [
  { call: 'deleteMe', as: 'ben' },
  { call: 'deleteProject', as: 'ada', slots: { projectId: 7 } },
  {
    call: 'signIn',
    as: 'ada',
    body: { email: 'ada@example.com', password: 'Umbrella-4' },
    answer: {
      accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl',
      refreshToken: 'c2VjcmV0cy1hcmUtbm90LWZvci1zaGFyaW5nLWV2ZXI',
      expiresIn: 900,
    },
  },
  { call: 'signOutEverywhere', as: 'ada' },
  {
    call: 'signIn',
    as: 'ada',
    body: { email: 'ada@example.com', password: 'Umbrella-4' },
    answer: {
      accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl',
      refreshToken: 'h5NwX9rT2kVbQ1mJ7yLpZ4cGdS8fEaU3oRiKxWqDtB0',
      expiresIn: 900,
    },
  },
  { call: 'signOut', as: 'ada', body: { refreshToken: 'h5NwX9rT2kVbQ1mJ7yLpZ4cGdS8fEaU3oRiKxWqDtB0' } },
];
