import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { MeView } from '#core/api/users.js';

import { at, call, must } from './calls.js';

const PASSWORD = 'Passw0rd!';

/** A registered user. */
export interface Account {
  id: number;
  email: string;
  /** As of the last sign-in. */
  token: string;
  /** Signs in again; keeps the token if that fails. */
  renew: () => Promise<void>;
}

/** Signs up a user with a password. */
export async function anAccount(origin: string): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: PASSWORD };
  const { accessToken } = await must<TokenPair>(at(origin, routes.signUp()), 'POST', { body });
  const id = await register(origin, { email, token: accessToken });
  const account: Account = {
    id,
    email,
    token: accessToken,
    async renew() {
      const { status, body: pair } = await call(at(origin, routes.signIn()), 'POST', { body });
      if (status === 200) account.token = (pair as TokenPair).accessToken;
    },
  };
  return account;
}

/** Registers an identity; returns the id of the user. */
export async function register(
  origin: string,
  { email, token }: { email: string; token: string },
): Promise<number> {
  await must(at(origin, routes.register()), 'POST', { token, body: { username: null, email } });
  return (await must<MeView>(at(origin, routes.readMe()), 'GET', { token })).id;
}
