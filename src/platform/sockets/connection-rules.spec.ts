import { createServer } from 'node:http';
import type { AddressInfo, Socket as Stream } from 'node:net';

import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

import { closeCrowded } from './connection-rules.js';

const MOST = 1_000_000;
const TEXT = 'x'.repeat(100_000);

const ends: (() => unknown)[] = [];

async function aServer(): Promise<{ server: Server; address: string }> {
  const web = createServer();
  const server = new Server(web);
  closeCrowded(server, MOST);
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return { server, address: `http://127.0.0.1:${(web.address() as AddressInfo).port}` };
}

async function aClient(address: string): Promise<Socket> {
  const socket = io(address, { transports: ['websocket'], reconnection: false, forceNew: true });
  ends.push(() => socket.disconnect());
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Makes the client take nothing more from its connection. */
function stopReading(socket: Socket): void {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: Stream } } };
  transport.ws._socket.pause();
}

describe('a connection whose client does not take what it is sent', () => {
  afterEach(() => ends.splice(0).forEach((end) => end()));

  it('is closed, and those of others are not', async () => {
    const { server, address } = await aServer();
    const [silent, reading] = [await aClient(address), await aClient(address)];
    let received = 0;
    reading.on('text', () => (received += 1));
    const gone = new Promise<string>((resolve) => {
      server.sockets.sockets.get(silent.id ?? '')?.once('disconnect', resolve);
    });
    stopReading(silent);
    let sent = 0;
    let isGone = false;
    void gone.then(() => (isGone = true));
    while (!isGone) {
      server.emit('text', TEXT);
      sent += 1;
      while (received < sent)
        await new Promise<void>((resolve) => void reading.once('text', () => resolve()));
    }
    expect(await gone).toBe('forced close');
    expect([reading.connected, server.engine.clientsCount]).toEqual([true, 1]);
  });
});
