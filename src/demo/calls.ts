import { API_BASE } from '#core/api/routes.js';

/** A call of the API; answers the body. */
export type Calls = <T>(method: string, path: string, body?: unknown, token?: string) => Promise<T>;

/** Calls of the API at `origin`, which are never refused: the story is written so that they are not. */
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
