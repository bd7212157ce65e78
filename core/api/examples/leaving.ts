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
      refreshToken: 'uJ4kP1vXo7NcEwRr2yTzLqS5bHd8MfGi3aUe6jKxQ0V',
      expiresIn: 900,
    },
  },
  { call: 'signOut', as: 'ada', body: { refreshToken: 'uJ4kP1vXo7NcEwRr2yTzLqS5bHd8MfGi3aUe6jKxQ0V' } },
];
