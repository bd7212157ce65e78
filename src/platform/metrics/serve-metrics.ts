import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';

import type { Metrics } from './metrics.js';

const PATH = '/metrics';

/**
 * Serves the metrics on a port of their own, so that a public proxy does not expose them.
 * @param host empty: every address of the machine
 */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  metrics.watchProcess();
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === PATH) void answer(metrics, response);
    else response.writeHead(404).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === '' ? {} : { host }) }, () => resolve(server));
  });
}

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const { text, type } = await metrics.read();
    response.writeHead(200, { 'content-type': type }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
