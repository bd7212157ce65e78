import { Buffer } from 'node:buffer';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Answer {
  status: number;
  tag: string;
  bytes: Buffer;
  took: number;
}

export type Read = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** Reads the API as a browser does: connections stay open, and answers come compressed. */
export function reader(origin: string, token: string): Read {
  const agent = new Agent({ keepAlive: true });
  return (path, headers = {}) => {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      request(`${origin}/api/v1${path}`, {
        agent,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip', ...headers },
      })
        .once('error', reject)
        .once('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              tag: response.headers.etag ?? '',
              bytes: Buffer.concat(parts),
              took: performance.now() - startedAt,
            }),
          );
        })
        .end();
    });
  };
}
