import { io } from 'socket.io-client';

import { SOCKET_PATH, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';

import { currentApp, useApp } from '../support/app.js';
import { openRawSocket } from '../support/raw-socket.js';
import type { RawSocket } from '../support/raw-socket.js';
import { aUser } from '../support/world.js';

const open: { end: () => void }[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.end()));

async function connection(headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await openRawSocket(currentApp().origin, headers);
  open.push(socket);
  return socket;
}

describe('a connection of sockets', () => {
  describe('without a namespace', () => {
    useApp({ headersTimeout: 300 });

    it('is closed if it requests none', async () => {
      await (
        await connection()
      ).closed;
    });

    it.each([
      ['the root', '40', 'Invalid namespace'],
      ['an unknown one', '40/admin,', 'Invalid namespace'],
      ['one that needs a better token', `40${SUBSCRIPTIONS_NAMESPACE},{"token":"x"}`, 'unauthenticated'],
    ])('is closed if it requests %s', async (_what, message, refusal) => {
      const socket = await connection();
      socket.send(message);
      await socket.heard(refusal);
      await socket.closed;
    });

    it('is closed after it has left the only one', async () => {
      const { accessToken: token } = await aUser();
      const socket = io(currentApp().origin + SUBSCRIPTIONS_NAMESPACE, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        auth: { token },
        forceNew: true,
        reconnection: false,
      });
      open.push({ end: () => socket.disconnect() });
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      const closed = new Promise((resolve) => socket.io.engine.once('close', resolve));
      // Not `disconnect`, by which this client would close the connection itself.
      socket.io.engine.write(`41${SUBSCRIPTIONS_NAMESPACE},`.slice(1));
      await closed;
    });
  });

  describe('from one address', () => {
    useApp({ socketAddressLimit: 3, trustProxy: 1 });

    const from = (address: string): Promise<RawSocket> => connection({ 'X-Forwarded-For': address });

    /** Waits until the server has noticed the disconnection. */
    const untilThereIsRoom = (address: string): Promise<unknown> =>
      from(address).catch(() => untilThereIsRoom(address));

    it('is refused beyond the limit, and accepted at another address', async () => {
      const [first] = await Promise.all([from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.1')]);
      await expect(from('192.0.2.1')).rejects.toThrow('refused: 400');
      await from('192.0.2.2');
      first.end();
      await untilThereIsRoom('192.0.2.1');
    });
  });
});
