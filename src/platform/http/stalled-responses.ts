import type { Server, ServerResponse } from 'node:http';

/** The progress of a response, and since when it is unchanged. */
interface Progress {
  bytes: number;
  since: number;
}

/** The number of checks per timeout. */
const SLACK = 4;

/**
 * Ends a connection whose client has taken nothing of a response that has begun for `timeout` milliseconds: it would keep
 * the response in memory. A response that the server still prepares has all the time it needs.
 */
export function endStalledResponses(server: Server, timeout: number): void {
  const begun = new Map<ServerResponse, Progress>();
  const look = (): void => {
    const now = performance.now();
    for (const [response, { bytes, since }] of begun) {
      const { socket } = response;
      // Behind the responses to earlier requests of its connection, it waits for these.
      if (socket === null || !response.headersSent) continue;
      const taken = socket.bytesWritten - socket.writableLength;
      if (taken !== bytes || socket.writableLength === 0) begun.set(response, { bytes: taken, since: now });
      else if (now - since > timeout) socket.destroy();
    }
  };
  server.on('request', (_request, response: ServerResponse) => {
    begun.set(response, { bytes: -1, since: performance.now() });
    response.once('close', () => begun.delete(response));
  });
  const timer = setInterval(look, timeout / SLACK).unref();
  server.once('close', () => clearInterval(timer));
}
