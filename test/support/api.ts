import { API_BASE } from '#core/api/routes.js';

import { currentApp } from './app.js';

/** Who calls: anything that holds a token, or nobody. */
export type Principal = { accessToken: string } | null;

export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

type HeaderFields = Record<string, string>;

export interface Api {
  get<T = unknown>(path: string, headers?: HeaderFields): Promise<Reply<T>>;
  post<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  put<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  patch<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  delete<T = unknown>(path: string, headers?: HeaderFields): Promise<Reply<T>>;
}

/** The API as `principal` calls it; paths are those of core/api/routes. */
export const as = (principal: Principal): Api => {
  const bearer: HeaderFields = principal === null ? {} : { authorization: `Bearer ${principal.accessToken}` };
  const call =
    (method: string) =>
    <T>(path: string, body?: unknown, headers: HeaderFields = {}) =>
      send<T>(method, path, { body, headers: { ...bearer, ...headers } });
  const bare =
    (method: string) =>
    <T>(path: string, headers?: HeaderFields) =>
      call(method)<T>(path, undefined, headers);
  return {
    get: bare('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: bare('DELETE'),
  };
};

/** The API as somebody without a token calls it. */
export const anonymous = (): Api => as(null);

interface Sending {
  body?: unknown;
  headers: HeaderFields;
}

/** A body that is a string goes out as it is: for what is no JSON. */
async function send<T>(method: string, path: string, { body, headers }: Sending): Promise<Reply<T>> {
  const response = await fetch(`${currentApp().origin}${API_BASE}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: parsed(await response.text()) as T, headers: response.headers };
}

/** Nothing is undefined; what is no JSON stays text. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
