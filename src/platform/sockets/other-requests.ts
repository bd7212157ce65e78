import { ServerResponse } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';

import type { Server } from 'socket.io';

/** Socket.io claims every path that starts with this one. */
const PATH = '/socket.io/';

const METHODS = ['GET', 'POST'];

/** Leaves requests below the path of sockets that are not long polling to `answer`. */
export function passOnOtherRequests(server: Server, answer: RequestListener): void {
  server.engine.on('headers', (headers: Record<string, string>) => {
    headers['X-Content-Type-Options'] = 'nosniff';
  });
  server.engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    // The response to an upgrade is not an object of Node.
    if (response instanceof ServerResponse && !isPolling(request)) answer(request, response);
    else next();
  });
}

function isPolling({ method = '', url = '' }: IncomingMessage): boolean {
  const [path, query] = url.split('?');
  const parameters = new URLSearchParams(query);
  return (
    path === PATH &&
    METHODS.includes(method) &&
    parameters.has('EIO') &&
    parameters.get('transport') === 'polling'
  );
}
