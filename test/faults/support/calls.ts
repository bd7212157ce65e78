import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

import { API_BASE } from '#core/api/routes.js';

/** The timeout of a call, unless it is known to take longer. */
const TIMEOUT_MS = 30_000;

/** Instead of a status: the connection was refused, so the call had no effect. */
export const NOT_REACHED = -1;
/** Instead of a status: there was no complete response. */
export const NO_ANSWER = 0;

export interface Answer {
  status: number;
  body: unknown;
}

export interface Sending {
  token?: string;
  body?: unknown;
  /** Sent as If-Match. */
  version?: number;
  timeoutMs?: number;
}

/** Makes one call of the API; never throws. */
export async function call(
  url: string,
  method: string,
  { token, body, version, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Answer> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  try {
    const reply = await send(
      url,
      { method, headers, timeoutMs },
      body === undefined ? '' : JSON.stringify(body),
    );
    return { status: reply.statusCode ?? NO_ANSWER, body: await bodyOf(reply) };
  } catch (error) {
    return { status: isNotReached(error) ? NOT_REACHED : NO_ANSWER, body: null };
  }
}

/** Connections are kept, as browsers keep them. `fetch` would take most of the processor from what is measured. */
const agent = new Agent({ keepAlive: true });

const send = (
  url: string,
  { method, headers, timeoutMs }: { method: string; headers: Record<string, string>; timeoutMs: number },
  body: string,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const length = { 'content-length': Buffer.byteLength(body) };
    request(url, { method, headers: { ...headers, ...length }, agent, signal }, resolve)
      .once('error', reject)
      .end(body);
  });

/** The body of a response, or the value in a conflict; a deletion has none. */
async function bodyOf(reply: IncomingMessage): Promise<unknown> {
  const text = await textOf(reply);
  const isRead = reply.statusCode === 409 || (reply.statusCode ?? 0) < 300;
  return isRead && text !== '' ? JSON.parse(text) : null;
}

const isNotReached = (error: unknown): boolean => (error as { code?: unknown }).code === 'ECONNREFUSED';

/** Makes a call that must succeed. */
export async function must<T>(url: string, method: string, sending: Sending = {}): Promise<T> {
  const { status, body } = await call(url, method, sending);
  if (status < 200 || status >= 300) throw new Error(`${method} ${url} was answered ${status}`);
  return body as T;
}

export const at = (origin: string, path: string): string => `${origin}${API_BASE}${path}`;
