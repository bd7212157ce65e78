import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** @typedef {{ status: number | string, seconds: number }} Answer */

/** Longest wait for an answer: later than that nobody is there to read it. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A connection that stays open, like that of a working user. */
export const openConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request; answers its status (0: none came) and seconds. Bodies are sent as they are; an answer is thrown away as
 * it comes, so that the storm needs no memory itself.
 * @param {string} origin
 * @param {{ method?: string, path: string, token?: string, body?: string, agent?: Agent }} options
 * @returns {Promise<Answer>}
 */
export function send(origin, { method = 'GET', path, token, body, agent }) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (/** @type {number} */ status) =>
      resolve({ status, seconds: (performance.now() - startedAt) / 1_000 });
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

/**
 * @param {string} [token]
 * @param {string} [body]
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
const headersOf = (token, body) => ({
  'accept-encoding': 'gzip',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(body === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
});

/**
 * The JSON of an answer that must be a success; asked for without compression.
 * @template T
 * @param {string} origin
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @param {string} [token]
 * @returns {Promise<T>}
 */
export async function made(origin, method, path, body, token) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return /** @type {T} */ (response.status === 204 ? null : await response.json());
}
