import type { Example } from './example.js';
import { NOW, tokens } from './parts.js';

/** Ada creates an account, verifies her email and registers. */
export const authExamples: readonly Example[] = [
  {
    call: 'readConfig',
    answer: {
      identity: { driver: 'local' },
      billing: null,
      mail: true,
      registration: 'open',
      projectCreation: 'everyone',
      terms: null,
      tokenSyncUrl: null,
      limits: { fileBytes: 10485760, keysPerProject: 50000, languagesPerProject: 200 },
      version: '0.1.0',
    },
  },
  {
    call: 'signUp',
    as: 'ada',
    body: { email: 'ada@example.com', password: 'Rain-or-shine-1', username: 'Ada' },
    answer: tokens('Wq3xT8mZ0bLrYc5UwSgHdEoPaIm7fTjKqVxNy9MnVk0'),
  },
  { call: 'resendVerification', as: 'ada' },
  { call: 'verifyEmail', as: 'ada', body: { token: 'RyNNYyMAQsMfX0XcyJEYmFwFcDxoPpJvfmEIoN1KYbE' } },
  {
    call: 'refresh',
    as: 'ada',
    body: { refreshToken: 'Wq3xT8mZ0bLrYc5UwSgHdEoPaIm7fTjKqVxNy9MnVk0' },
    answer: tokens('B7nKf2Zs0QxJt4LhRyWmPcDa8eGvUiO1qTbXj6MnSlE'),
  },
  {
    call: 'register',
    as: 'ada',
    body: { username: 'Ada', email: 'ada@example.com' },
    answer: { id: 3, username: 'Ada', email: 'ada@example.com', language: 'en', createdAt: NOW },
  },
  {
    call: 'readMe',
    as: 'ada',
    answer: {
      id: 3,
      username: 'Ada',
      email: 'ada@example.com',
      language: 'en',
      createdAt: NOW,
      access: { mode: 'unlimited', trialEndsAt: null, serverTime: NOW },
      identityEmail: 'ada@example.com',
      emailVerified: true,
      mayCreateProjects: true,
    },
  },
];
