import request from 'supertest';
import type { Response } from 'supertest';

import { API_BASE } from '#core/api/routes.js';

import { currentApp } from './server/app.js';

/** The caller: anything with a token, or anonymous. */
export type Principal = { accessToken: string } | null;

export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type HeaderFields = Record<string, string>;

export interface Api {
  get<T = unknown>(path: string, headers?: HeaderFields): Promise<Reply<T>>;
  post<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  put<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  patch<T = unknown>(path: string, body?: unknown, headers?: HeaderFields): Promise<Reply<T>>;
  delete<T = unknown>(path: string, headers?: HeaderFields, body?: unknown): Promise<Reply<T>>;
}

/** The request and response of one call. */
export interface Exchange {
  headers: HeaderFields;
  body: unknown;
  answer: unknown;
}

const listeners = new Set<(exchange: Exchange) => void>();

/** Notifies `listener` of every call, until the returned function is called. */
export function listen(listener: (exchange: Exchange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the API as `principal`; the paths are those of core/api/routes. */
export const as = (principal: Principal): Api => {
  const bearer: HeaderFields = principal === null ? {} : { authorization: `Bearer ${principal.accessToken}` };
  const call =
    (method: Method) =>
    <T>(path: string, body?: unknown, headers: HeaderFields = {}) =>
      send<T>(method, path, { body, headers: { ...bearer, ...headers } });
  const bare =
    (method: Method) =>
    <T>(path: string, headers?: HeaderFields) =>
      call(method)<T>(path, undefined, headers);
  return {
    get: bare('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: (path, headers, body) => call('delete')(path, body, headers),
  };
};

/** Calls the API without a token. */
export const anonymous = (): Api => as(null);

interface Sending {
  body?: unknown;
  headers: HeaderFields;
}

/** A string is sent as it is, for invalid JSON. */
async function send<T>(method: Method, path: string, { body, headers }: Sending): Promise<Reply<T>> {
  const server = request(currentApp().origin);
  const call = server[method](API_BASE + path)
    .buffer(true)
    .parse(readText);
  if (body !== undefined) call.set('content-type', 'application/json');
  call.set({ 'user-agent': 'node', ...headers });
  if (body !== undefined) call.send(typeof body === 'string' ? body : JSON.stringify(body));
  const reply = await call;
  const answer = parsed(reply.body);
  for (const listener of listeners) listener({ headers, body, answer });
  return { status: reply.status, body: answer as T, headers: new Headers(reply.headers) };
}

/** Reads a body of any type as text, because supertest parses each type differently. */
function readText(response: Response, done: (error: Error | null, text: string) => void): void {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('end', () => done(null, text));
}

/** Undefined without a body, even if supertest reads none; anything but JSON stays text. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
