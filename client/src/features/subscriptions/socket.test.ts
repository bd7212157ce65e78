import { jest } from '@jest/globals';

import { fakeSocketIo, sockets } from '../../testing/socket.js';
import type { FakeSocket } from '../../testing/socket.js';
import { listenToSubscription } from './socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);

const nobody = { onConnect: () => undefined, onUpdate: () => undefined };

async function opened(): Promise<FakeSocket> {
  stop = listenToSubscription(nobody);
  // The library comes first.
  while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  jest.useFakeTimers();
  const [socket] = sockets;
  if (!socket) throw new Error('No socket');
  return socket;
}

let stop = (): void => undefined;

describe('the socket', () => {
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('comes again when the server ends it: its token had expired', async () => {
    const socket = await opened();
    socket.tell('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(999);
    expect(socket.connect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('leaves to the library what the library does itself', async () => {
    const socket = await opened();
    socket.tell('disconnect', 'transport close');
    socket.tell('connect_error', new Error('xhr poll error'));
    jest.advanceTimersByTime(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
  });

  it('that is refused tries again: after 1, 2, 4, 5, 5 seconds, and from the beginning once it was in', async () => {
    const socket = await opened();
    socket.active = false;
    const refusedAfter = (seconds: number): void => {
      const before = socket.connect.mock.calls.length;
      socket.tell('connect_error', new Error('unauthenticated'));
      jest.advanceTimersByTime(seconds * 1_000 - 1);
      expect(socket.connect).toHaveBeenCalledTimes(before);
      jest.advanceTimersByTime(1);
      expect(socket.connect).toHaveBeenCalledTimes(before + 1);
    };
    for (const seconds of [1, 2, 4, 5, 5]) refusedAfter(seconds);
    socket.tell('connect');
    refusedAfter(1);
  });

  it('waits longer where the user has too many', async () => {
    const socket = await opened();
    socket.active = false;
    socket.tell('connect_error', new Error('too_many_sockets'));
    jest.advanceTimersByTime(29_999);
    expect(socket.connect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('is over when nobody listens any more', async () => {
    const socket = await opened();
    socket.tell('disconnect', 'io server disconnect');
    stop();
    jest.advanceTimersByTime(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
    expect(socket.disconnect).toHaveBeenCalled();
  });
});
