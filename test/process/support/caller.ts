import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import { API_BASE, routes } from '#core/api/routes.js';

export interface Caller {
  /** @throws if the call is refused or the connection breaks */
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  patch: <T>(path: string, body: unknown) => Promise<T>;
}

/** Calls the server at `address`; the token survives a restart. */
export function caller(address: string, token?: string): Caller {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`${address}${API_BASE}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  };
}

/** Registers a new user and returns their token. */
export async function register(address: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { accessToken } = await caller(address).post<TokenPair>(routes.signUp(), {
    email,
    password: 'Passw0rd!',
  });
  await caller(address, accessToken).post(routes.register(), { username: null, email });
  return accessToken;
}
