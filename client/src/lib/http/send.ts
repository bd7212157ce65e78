import type { ApiErrorBody } from '#core/api/error-codes.js';
import { CLIENT_HEADER } from '#core/api/live.js';
import { API_BASE } from '#core/api/routes.js';

import { clientId } from '../client-id.js';
import { ApiError } from './api-error.js';
import { jsonOf } from './json-text.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Sending {
  body?: unknown;
  /** The version the change builds on. */
  ifMatch?: number;
  token?: string | null;
  signal?: AbortSignal;
  /** The body of the answer is wanted as the text that it is. */
  asText?: boolean;
  /** The tag of what the caller has: the answer is wanted with its own tag, and null while it would be the same. */
  unless?: string | null;
}

/** Longer than the server takes over the largest import. */
const TIMEOUT_MS = 120_000;

/** An answer with the tag of what it says. */
export interface Tagged<T> {
  body: T;
  /** The same as it came. */
  text: string;
  /** Null if the server gives none. */
  tag: string | null;
}

/**
 * One call, nothing else: no session, no toast.
 * @param path relative to the API's base
 * @returns the parsed body unless its text is wanted, undefined when there is none
 * @throws ApiError on a refusal or when no answer comes; the signal's own reason when it is aborted
 */
export async function send(method: Method, path: string, sending: Sending = {}): Promise<unknown> {
  const response = await answerTo(method, path, sending);
  if (sending.unless !== undefined && response.status === 304) return null;
  if (!response.ok) throw new ApiError(response.status, await errorBody(response), retryAfterOf(response));
  const text = await textOf(response, sending);
  if (sending.asText) return text;
  const body = text === '' ? undefined : parse(text, response.status);
  return sending.unless === undefined ? body : { body, text, tag: response.headers.get('etag') };
}

async function answerTo(method: Method, path: string, sending: Sending): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(API_BASE + path, {
      method,
      headers: headersOf(sending),
      body: sending.body === undefined ? null : jsonOf(sending.body),
      signal: sending.signal ? AbortSignal.any([sending.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (sending.signal?.aborted) throw error;
    throw new ApiError(0, { message: 'No answer' });
  }
}

/** An answer that breaks off is none: of a page that is left, for instance. */
async function textOf(response: Response, { signal }: Sending): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: 'No answer' });
  }
}

function headersOf({ body, ifMatch, token, unless }: Sending): Record<string, string> {
  // Mails are written in the language of the interface, not of the browser.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    [CLIENT_HEADER]: clientId,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  if (unless) headers['if-none-match'] = unless;
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

/** The server's own calls say it in seconds; what a proxy says in another way is not waited for. */
function retryAfterOf({ headers }: Response): number | null {
  const seconds = /^\d+$/.exec(headers.get('retry-after') ?? '')?.[0];
  return seconds === undefined ? null : Number(seconds);
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(status, { message: 'The answer is not JSON' });
  }
}

async function errorBody(response: Response): Promise<Partial<ApiErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
