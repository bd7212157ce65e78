import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { endStalledResponses } from './stalled-responses.js';

const TIMEOUT_MS = 200;

/** More than the buffers of two sockets hold. */
const LARGE = Buffer.alloc(64_000_000);

const ends: (() => unknown)[] = [];

/** A client of a server with this listener, which has sent a request and reads nothing. */
async function aSilentClient(listener: RequestListener): Promise<Socket> {
  const server = createServer(listener);
  endStalledResponses(server, TIMEOUT_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(
    () => socket.destroy(),
    () => server.close(),
  );
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  return socket;
}

/** Whether the connection is closed when the response is over. */
const isClosed = (listener: RequestListener): Promise<unknown> =>
  new Promise((resolve) => {
    void aSilentClient((request, response) => {
      response.once('close', () => resolve(request.socket.destroyed));
      listener(request, response);
    });
  });

describe('a response that has begun', () => {
  afterEach(() => ends.splice(0).forEach((end) => end()));

  it('is ended if its client does not take it', async () => {
    expect(await isClosed((_request, response) => void response.end(LARGE))).toBe(true);
  });

  it('is not ended while its client takes some of it', async () => {
    let written = 0;
    const socket = await aSilentClient((_request, response) => {
      const timer = setInterval(() => {
        written += 1;
        response.write('part ');
        if (written * 20 < TIMEOUT_MS * 4) return;
        clearInterval(timer);
        response.end('end');
      }, 20);
    });
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString()));
    while (!text.includes('end')) await once(socket, 'data');
    expect(text.startsWith('HTTP/1.1 200 OK')).toBe(true);
  });

  it('has all the time it needs before it begins', async () => {
    const socket = await aSilentClient((_request, response) => {
      setTimeout(() => response.end('late'), TIMEOUT_MS * 4);
    });
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toContain('late');
  });
});
