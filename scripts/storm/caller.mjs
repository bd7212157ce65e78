import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Longest wait for an answer: later than that nobody is there to read it. */
const PATIENCE_MS = 60_000;

/** One connection that stays open, as the one of somebody at work. */
export const keptConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request; answers its status (0: none came), seconds, and JSON where `isRead`. Bodies are sent as they are.
 * An answer that nobody reads is thrown away as it comes, so that the storm needs no memory itself.
 */
export function send(origin, { method = 'GET', path, token, body, agent, isRead = false }) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status, json = null, wait = null) =>
      resolve({ status, json, wait, seconds: (performance.now() - startedAt) / 1_000 });
    const call = request(`${origin}/api/v1${path}`, {
      method,
      agent: agent ?? false,
      headers: headersOf(token, body),
    });
    const timer = setTimeout(() => call.destroy(), PATIENCE_MS);
    call.once('close', () => clearTimeout(timer));
    call.once('error', () => done(0));
    call.once('response', (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => isRead && chunks.push(chunk));
      answer.once('error', () => done(0));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        done(answer.statusCode, text === '' ? null : JSON.parse(text), answer.headers['retry-after'] ?? null);
      });
    });
    call.end(body);
  });
}

const headersOf = (token, body) => ({
  'accept-encoding': 'gzip',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(body === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
});

/** The JSON of an answer that must be a success; asked for without compression. */
export async function made(origin, method, path, body, token) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}
