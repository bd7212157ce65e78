import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** Longer than the server lets a statement run. */
const TIMEOUT_MS = 300_000;

const KEPT = 300;

export interface Sent {
  method: string;
  url: string;
  token: string;
  /** Sent as JSON; absent: no body. */
  body?: unknown;
  /** That of the response; absent: compressed. */
  encoding?: 'gzip' | 'identity';
}

export interface Got {
  /** 0: no complete response. */
  status: number;
  requestBytes: number;
  /** As received: compressed. */
  bytes: number;
  /** The beginning of the response. */
  start: string;
  milliseconds: number;
}

/** Sends one request on a connection of its own and counts the bytes of its response without keeping them. */
export async function send({ method, url, token, body, encoding = 'gzip' }: Sent): Promise<Got> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const startedAt = performance.now();
  const got: Got = { status: 0, requestBytes: text.length, bytes: 0, start: '', milliseconds: 0 };
  try {
    const response = await answerOf({ method, url, token, encoding, text });
    for await (const chunk of response as AsyncIterable<Buffer>) {
      got.bytes += chunk.length;
      if (got.start.length < KEPT) got.start += chunk.toString('latin1', 0, KEPT);
    }
    got.status = response.complete ? (response.statusCode ?? 0) : 0;
  } catch (error) {
    got.start = String(error);
  }
  got.milliseconds = performance.now() - startedAt;
  return got;
}

const answerOf = ({
  method,
  url,
  token,
  encoding,
  text,
}: Omit<Sent, 'body'> & { text: string }): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': encoding,
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(text),
    };
    request(url, { method, headers, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, resolve)
      .once('error', reject)
      .end(text);
  });
