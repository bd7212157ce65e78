import { callNamed } from '#core/api/calls.js';
import { API_BASE } from '#core/api/routes.js';

import type { Draft } from './requests.js';
import { filled } from './slots.js';
import type { Tenant } from './slots.js';
import type { Built } from './tenants.js';

export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  text: string;
  /** Undefined without a body; a body that is no JSON stays text. */
  body: unknown;
  headers: Headers;
}

/** Long enough for the slowest call on a busy machine. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Fills in the ids of a draft. */
export function requestFor(
  { call, principal, home, toss, ...open }: Draft,
  own: Built,
  other: Tenant,
): Request {
  const choice = { own, other, home, toss };
  const text = (value: unknown): string => encodeURIComponent(String(filled(value, choice)));
  const { method, path } = callNamed(call);
  const query = open.query.map(([name, value]) => `${name}=${text(value)}`).join('&');
  const token = own.tokens[principal];
  const body = filled(open.body, choice);
  return {
    method,
    path: `${path.replace(/\{(\w+)\}/g, (_slot, name: string) => text(open.path[name]))}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...open.headers,
    },
    // fetch sends none with GET.
    body:
      body === undefined || method === 'GET'
        ? undefined
        : typeof body === 'string'
          ? body
          : JSON.stringify(body),
  };
}

/** @throws Error if there is no response */
export async function send(origin: string, { method, path, headers, body }: Request): Promise<Answer> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(`${origin}${API_BASE}${path}`, { method, headers, body, signal });
  const text = await response.text();
  return { status: response.status, text, body: parsed(text), headers: response.headers };
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
