import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Answer {
  status: number | string;
  seconds: number;
}

/** Longest wait for an answer: later than that nobody is there to read it. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A connection that stays open, like that of a working user. */
export const openConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request; answers its status (0: none came) and seconds. Bodies are sent as they are; an answer is thrown away as
 * it comes, so that the storm needs no memory itself.
 */
export function send(
  origin: string,
  {
    method = 'GET',
    path,
    token,
    body,
    agent,
  }: { method?: string; path: string; token?: string; body?: string; agent?: Agent },
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, seconds: (performance.now() - startedAt) / 1_000 });
    const headers = headersOf(token, body);
    const call = request(`${origin}/api/v1${path}`, { method, agent: agent ?? false, headers });
    const timer = setTimeout(() => call.destroy(), REQUEST_TIMEOUT_MS);
    call.once('close', () => clearTimeout(timer));
    call.once('error', () => done(0));
    call.once('response', (answer) => {
      answer.once('error', () => done(0));
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.resume();
    });
    call.end(body);
  });
}

const headersOf = (token?: string, body?: string): OutgoingHttpHeaders => ({
  'accept-encoding': 'gzip',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(body === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
});

/** The JSON of an answer that must be a success; asked for without compression. */
export async function made<T>(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<T> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as T;
}
