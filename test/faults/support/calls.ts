import { API_BASE } from '#core/api/routes.js';

/** The timeout of a call. */
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
}

/** Makes one call of the API; never throws. */
export async function call(
  url: string,
  method: string,
  { token, body, version }: Sending = {},
): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: reply.status, body: await bodyOf(reply) };
  } catch (error) {
    return { status: isNotReached(error) ? NOT_REACHED : NO_ANSWER, body: null };
  }
}

/** What a call returned, or a conflict names; a deletion has no body. */
async function bodyOf(reply: Response): Promise<unknown> {
  const text = reply.ok || reply.status === 409 ? await reply.text() : '';
  return text === '' ? null : JSON.parse(text);
}

function isNotReached(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code === 'ECONNREFUSED';
}

/** Makes a call that must succeed. */
export async function must<T>(url: string, method: string, sending: Sending = {}): Promise<T> {
  const { status, body } = await call(url, method, sending);
  if (status < 200 || status >= 300) throw new Error(`${method} ${url} was answered ${status}`);
  return body as T;
}

export const at = (origin: string, path: string): string => `${origin}${API_BASE}${path}`;
