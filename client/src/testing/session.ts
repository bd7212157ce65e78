import { routes } from '#core/api/routes.js';

import { SESSION_KEY } from '../lib/identity/local-identity.js';
import type { FakeServer } from './server.js';
import { ok } from './server.js';
import { aConfig, aUser } from './samples.js';

/** Stores a session on this device, like a sign-in; `expiresIn` in seconds. */
export function keepSession({ expiresIn = 900, accessToken = 'access-1' } = {}): void {
  const session = {
    email: 'camille@atlas.example',
    accessToken,
    refreshToken: 'refresh-1',
    expiresAt: Date.now() + expiresIn * 1000,
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

export { aConfig };

/** The calls of every page: the version and the invitations. */
export const answerTheShell = (server: FakeServer): FakeServer =>
  server.on('GET', routes.readConfig(), ok(aConfig())).on('GET', routes.listInvitations(), ok([]));

/** Signs a user in, on the device and on the fake server. */
export function signIn(server: FakeServer): FakeServer {
  keepSession();
  return answerTheShell(server).on('GET', routes.readMe(), ok(aUser()));
}
