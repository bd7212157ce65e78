import type { ApiErrorBody } from '#core/api/error-body.js';
import type { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { columnsOf } from './columns.js';
import { aConfig } from './samples.js';

/** One request, as a handler sees it. */
export interface FakeRequest {
  method: string;
  /** Relative to the API's base, without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  token: string | null;
  ifMatch: string | null;
  ifNoneMatch: string | null;
}

export interface FakeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The body never ends. */
  breaksOff?: true;
}

type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

export const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body });
export const done = (): FakeAnswer => ({ status: 204 });

/** A refusal with the standard body of the API. */
export const refusal = (status: number, error: ErrorCode, more: Partial<ApiErrorBody> = {}): FakeAnswer => ({
  status,
  body: { statusCode: status, error, message: error, requestId: 'test', ...more } satisfies ApiErrorBody,
});

/** Thrown by a handler to simulate no response. */
export const NO_ANSWER = new TypeError('fetch failed');

/** A fake server with the routes of core; an unexpected call fails the test. */
export class FakeServer {
  readonly requests: FakeRequest[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(method: string, path: string, handler: Handler | FakeAnswer): this {
    this.handlers.set(`${method} ${path}`, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  /** The requests made to one path, in order. */
  to(method: string, path: string): FakeRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  async answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const asked = requestOf(input, init);
    // Tests describe projects by their details.
    const byColumns = /^\/projects\/(\d+)\/columns$/.exec(asked.path);
    const request = byColumns ? { ...asked, path: routes.readProject(Number(byColumns[1])) } : asked;
    this.requests.push(request);
    const handler = this.handlers.get(`${request.method} ${request.path}`);
    if (!handler) {
      unexpected.push(`${request.method} ${request.path}`);
      throw NO_ANSWER;
    }
    const {
      status,
      body: answered,
      headers,
      breaksOff,
    } = await Promise.race([handler(request), aborted(init.signal)]);
    const body = byColumns && isProject(answered) ? columnsOf(answered) : answered;
    if (breaksOff)
      return new Response(new ReadableStream({ start: (stream) => stream.error(NO_ANSWER) }), { status });
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: headers ?? {} });
  }
}

/** Fails when the caller aborts. */
const aborted = (signal: AbortSignal | null = null): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const isProject = (body: unknown): body is ProjectDetails =>
  typeof body === 'object' && body !== null && 'groups' in body;

const unexpected: string[] = [];

function requestOf(input: RequestInfo | URL, init: RequestInit): FakeRequest {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: url.pathname.startsWith(API_BASE) ? url.pathname.slice(API_BASE.length) : url.pathname,
    query: url.searchParams,
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    ifMatch: headers.get('if-match'),
    ifNoneMatch: headers.get('if-none-match'),
  };
}

/**
 * Replaces the network by a fake server until the end of the test; its responses identify the server, as real ones do.
 */
export function startServer(): FakeServer {
  const server = new FakeServer().on('GET', routes.readConfig(), ok(aConfig()));
  globalThis.fetch = (input, init) => server.answer(input, init);
  return server;
}

/** After each test: removes the fake network and fails on unexpected calls. */
export function restoreServer(): void {
  globalThis.fetch = () => Promise.reject(NO_ANSWER);
  const calls = unexpected.splice(0);
  if (calls.length > 0) throw new Error(`Unexpected calls: ${calls.join(', ')}`);
}
