import type { Example } from './example.js';

/** Everything ends. */
export const LEAVING: readonly Example[] = [
  { call: 'deleteProject', as: 'ada', slots: { projectId: 7 } },
  {
    call: 'changePassword',
    as: 'ada',
    body: { password: 'Rain-or-shine-1', newPassword: 'Come-rain-come-3' },
  },
  { call: 'requestPasswordReset', body: { email: 'ada@example.com' } },
  {
    call: 'confirmPasswordReset',
    as: 'ada',
    body: { token: 'Zk3vQ0tJb8LrXnYc5Uw1SgHdEoPaIm7fTjKq2VxNy9M', password: 'Umbrella-4' },
  },
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
