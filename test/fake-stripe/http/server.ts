import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { Failure } from '../failure.js';
import type { Api, Call } from './api.js';
import type { Control } from './control.js';
import type { Fault, Faults } from './faults.js';

const PAGES = new URL('../browser/', import.meta.url);

/** Where the browser's script is served, under whatever release it is asked for. */
const SCRIPT = /^\/(?:[\w.-]+\/)?stripe\.js$/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
};

interface Parts {
  api: Api;
  control: Control;
  faults: Faults;
  /** Every request, for tests to look at. */
  log: string[];
}

/** The fake as a web server: Stripe's API, its script for browsers, and our own controls. */
export function serve(parts: Parts): Server {
  return createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      send(response, 500, { error: { type: 'api_error', message: `The fake is broken: ${String(error)}` } });
    });
  });
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await read(request);
  const { pathname } = new URL(url, 'http://stripe');
  if (method === 'OPTIONS') response.writeHead(204, CORS).end();
  else if (SCRIPT.test(pathname)) sendPage(response, 'stripe.js', 'text/javascript');
  else if (pathname.startsWith('/_fake')) await command(parts.control, pathname, { method, body }, response);
  else await answer(parts, callOf(request, body), response);
}

async function answer({ api, faults, log }: Parts, call: Call, response: ServerResponse): Promise<void> {
  const name = `${call.method} ${call.url}`;
  log.push(name);
  const how = faults.take(name, call.body);
  if (how === 'silence') return;
  if (how === 'drop') return void response.destroy();
  if (how === 'malformed') return send(response, 200, 'not what you expect');
  if (typeof how === 'object' && how !== null) await ('until' in how ? how.until : pause(how.delay));
  const { status, body, headers } = api.answer(call, failureFor(how));
  if (how === 'lose') return void response.destroy();
  send(response, status, body, headers);
}

function failureFor(how: Fault['how'] | null): Failure | null {
  if (typeof how !== 'number') return null;
  const type = how === 429 ? 'rate_limit_error' : how === 401 ? 'invalid_request_error' : 'api_error';
  return new Failure(how, { type, message: `The fake was told to answer ${how}.` });
}

async function command(
  control: Control,
  pathname: string,
  { method, body }: { method: string; body: string },
  response: ServerResponse,
): Promise<void> {
  if (method === 'GET') return sendPage(response, 'control.html', 'text/html');
  const parsed: unknown = body === '' ? {} : JSON.parse(body);
  const result = await control.command(
    pathname.replace('/_fake/', ''),
    Object(parsed) as Record<string, unknown>,
  );
  if (result === undefined) send(response, 404, {});
  else send(response, 200, result);
}

const callOf = ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Call => ({
  method,
  url,
  body,
  key: headers.authorization?.replace(/^Bearer /, '') ?? '',
  idempotencyKey: headers['idempotency-key']?.toString(),
});

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  response.writeHead(status, {
    ...CORS,
    'content-type': 'application/json',
    'request-id': 'req_fake',
    ...headers,
  });
  response.end(text);
}

function sendPage(response: ServerResponse, name: string, type: string): void {
  response.writeHead(200, { ...CORS, 'content-type': `${type}; charset=utf-8` });
  response.end(readFileSync(new URL(name, PAGES)));
}
