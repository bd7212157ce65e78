import { API_BASE } from '#core/api/routes.js';

/** Calls the API and returns the response body. */
export type Calls = <T>(method: string, path: string, body?: unknown, token?: string) => Promise<T>;

/** Calls the API at `origin`. @throws Error on any error response: the scenario expects none */
export const callsTo =
  (origin: string): Calls =>
  async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const response = await fetch(origin + API_BASE + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The demo was refused ${method} ${path}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
