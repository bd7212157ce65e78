import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { io } from 'socket.io-client';

import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';

import { currentApp, useApp } from '../support/server/app.js';
import { openRawSocket } from '../support/server/raw-socket.js';
import type { RawSocket } from '../support/server/raw-socket.js';
import { aUser } from '../support/project/world.js';

const open: { end: () => void }[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.end()));

async function connection(headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = await openRawSocket(currentApp().origin, headers);
  open.push(socket);
  return socket;
}

/** Opens a connection by long polling and returns its address. */
async function polling(): Promise<string> {
  const handshake = `${currentApp().origin}/socket.io/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(handshake)).text()).slice(1)) as { sid: string };
  return `${handshake}&sid=${sid}`;
}

/** Waits until the server has closed a connection by long polling, without reading from it. */
async function untilUnknown(address: string): Promise<void> {
  const { status } = await fetch(address, { method: 'POST', body: '3' });
  if (status !== 400) return untilUnknown(address);
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

    it('is closed if it polls and requests none, or does not read why it was refused', async () => {
      const [idle, refused] = [await polling(), await polling()];
      await fetch(refused, { method: 'POST', body: '40/admin,' });
      await untilUnknown(idle);
      await untilUnknown(refused);
    });

    it.each([
      ['a websocket', { transports: ['websocket'] }],
      ['polling', { transports: ['polling'] }],
      ['an upgrade', { transports: ['polling', 'websocket'] }],
    ])('is closed after it has left the only one, by %s', async (_how, options) => {
      const { accessToken: token } = await aUser();
      const socket = io(currentApp().origin + SUBSCRIPTIONS_NAMESPACE, {
        ...options,
        auth: { token },
        forceNew: true,
        reconnection: false,
      });
      open.push({ end: () => socket.disconnect() });
      const upgraded = new Promise((resolve) =>
        socket.io.once('open', () => socket.io.engine.once('upgrade', resolve)),
      );
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      if (options.transports.length > 1) await upgraded;
      const closed = new Promise((resolve) => socket.io.engine.once('close', resolve));
      // Not `disconnect`, by which this client would close the connection itself.
      socket.io.engine.write(`41${SUBSCRIPTIONS_NAMESPACE},`.slice(1));
      await closed;
    });
  });

  describe('from one address', () => {
    useApp({ socketAddressLimit: 3, trustProxy: 1 });

    const from = (address: string): Promise<RawSocket> => connection({ 'X-Forwarded-For': address });

    it('is refused beyond the limit by polling too, even if all requests arrive together', async () => {
      const { port, hostname } = new URL(currentApp().origin);
      const handshake = 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n';
      const socket = connect({ port: Number(port), host: hostname });
      open.push({ end: () => socket.destroy() });
      socket.end(`${handshake}\r\n`.repeat(9) + `${handshake}Connection: close\r\n\r\n`);
      const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
      expect(answers).toEqual([
        ...Array<string>(3).fill('HTTP/1.1 200'),
        ...Array<string>(7).fill('HTTP/1.1 403'),
      ]);
    });

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
