import type { ApiErrorBody } from '#core/api/error-body.js';
import { CLIENT_HEADER } from '#core/api/live.js';
import { API_BASE } from '#core/api/routes.js';

import { clientId } from '../client-id.js';
import { ApiError } from './api-error.js';
import { jsonOf } from './json-text.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Sending {
  body?: unknown;
  /** The version that the change is based on. */
  ifMatch?: number;
  token?: string | null;
  signal?: AbortSignal;
  /** Returns the body of the response as text. */
  asText?: boolean;
  /** The ETag that the caller has: the response comes with its own tag, or is null if nothing has changed. */
  unless?: string | null;
  onHeaders?: (headers: Headers) => void;
}

/** Longer than the server takes for the largest import. */
const TIMEOUT_MS = 120_000;

/** A response with its ETag. */
export interface Tagged<T> {
  body: T;
  /** The body as text. */
  text: string;
  /** Null if the response has no ETag. */
  tag: string | null;
}

/**
 * Sends a single call, without a session and without toasts.
 * @param path relative to the API's base
 * @returns the parsed body, or its text if requested; undefined if there is none
 * @throws ApiError on a refusal or without a response; the signal's own reason if it is aborted
 */
export async function send(method: Method, path: string, sending: Sending = {}): Promise<unknown> {
  const response = await answerTo(method, path, sending);
  if (sending.unless !== undefined && response.status === 304) return null;
  if (!response.ok) throw new ApiError(response.status, await errorBody(response), retryAfterOf(response));
  const text = await textOf(response, sending);
  sending.onHeaders?.(response.headers);
  if (sending.asText) return text;
  const body = text === '' ? undefined : parse(text, response.status);
  return sending.unless === undefined ? body : { body, text, tag: response.headers.get('etag') };
}

async function answerTo(method: Method, path: string, sending: Sending): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const body = sending.body === undefined ? null : jsonOf(sending.body);
  try {
    return await fetch(API_BASE + path, {
      method,
      headers: headersOf(sending),
      body,
      signal: sending.signal ? AbortSignal.any([sending.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (sending.signal?.aborted) throw error;
    throw new ApiError(0, { message: 'No answer' });
  }
}

/** An incomplete body counts as no response, for example on a page that is being left. */
async function textOf(response: Response, { signal }: Sending): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: 'No answer' });
  }
}

function headersOf({ body, ifMatch, token, unless }: Sending): Record<string, string> {
  // Emails are sent in the language of the interface, not of the browser.
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

/** Only in seconds, as the server sends it: a proxy's date is ignored. */
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
