import { jest } from '@jest/globals';

import { LiveRefusal } from '#core/api/live.js';
import type { Joined } from '#core/api/live.js';

import type { FakeSocket } from '../../testing/socket.js';
import { fakeSocketIo, sockets } from '../../testing/socket.js';
import type { LiveListener } from './live-socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
const { LiveSocket } = await import('./live-socket.js');

const PROJECT = 7;
const JOINED = { cursor: 12, missed: [] } as unknown as Joined;

afterEach(() => void jest.useRealTimers());

async function opened(cursor: number | null = null) {
  jest.useFakeTimers();
  const listener = {
    onJoined: jest.fn(),
    onRefused: jest.fn(),
    onLost: jest.fn(),
    onContent: jest.fn(),
    onPresence: jest.fn(),
    onMember: jest.fn(),
  } satisfies Record<keyof LiveListener, unknown>;
  const live = new LiveSocket(PROJECT, () => cursor, listener);
  await jest.advanceTimersByTimeAsync(0);
  const [socket] = sockets as [FakeSocket];
  const joins = () => socket.emit.mock.calls.filter(([event]) => event === 'join');
  const answer = (given: unknown): void => (joins().at(-1)?.[2] as (answer: unknown) => void)(given);
  return { live, listener, socket, joins, answer };
}

describe('the connection of an open project', () => {
  it('joins whenever it is connected, with the cursor of what is known', async () => {
    const { socket, joins, listener, answer } = await opened(3);
    expect(joins()).toEqual([]);
    socket.tell('connect');
    answer({ ok: true, result: JOINED });
    expect(listener.onJoined).toHaveBeenCalledWith(JOINED);
    socket.tell('disconnect');
    expect(listener.onLost).toHaveBeenCalledTimes(1);
    socket.tell('connect');
    expect(joins().map(([, message]) => message)).toEqual([
      { projectId: PROJECT, cursor: 3 },
      { projectId: PROJECT, cursor: 3 },
    ]);
  });

  it('passes on what is said of its project alone', async () => {
    const { socket, listener } = await opened();
    socket.tell('connect');
    const event = { projectId: PROJECT, cursor: 4, keyIds: [1] };
    socket.tell('key_deleted', event);
    socket.tell('key_deleted', { ...event, projectId: 8 });
    socket.tell('presence', { projectId: 8, users: [] });
    socket.tell('member_changed', { projectId: 8, userId: 1, role: null });
    expect(listener.onContent.mock.calls).toEqual([['key_deleted', event]]);
    expect(listener.onPresence).not.toHaveBeenCalled();
    expect(listener.onMember).not.toHaveBeenCalled();
  });

  it('asks a server that could not answer again, and not one that refuses', async () => {
    const { socket, listener, joins, answer } = await opened();
    socket.tell('connect');
    answer({ ok: false, code: 'unavailable' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(joins()).toHaveLength(2);
    answer({ ok: false, code: LiveRefusal.NotYourProject });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(joins()).toHaveLength(2);
    expect(listener.onRefused).toHaveBeenCalledTimes(1);
  });

  it('asks a server that does not answer again, as long as it is connected', async () => {
    const { socket, joins, answer } = await opened();
    socket.tell('connect');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(joins()).toHaveLength(2);
    socket.tell('disconnect');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(joins()).toHaveLength(2);
    socket.tell('connect');
    answer({ ok: true, result: JOINED });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(joins()).toHaveLength(3);
  });

  it('says where the user is only while it is connected', async () => {
    const { live, socket } = await opened();
    const focus = { keyId: 1, languageId: 2 };
    live.focus(focus);
    expect(live.join()).toBe(false);
    socket.tell('connect');
    live.focus(focus);
    expect(socket.emit.mock.calls.filter(([event]) => event === 'focus')).toEqual([['focus', focus]]);
  });

  it('hears no answer once it is closed', async () => {
    const { live, socket, listener, answer } = await opened();
    socket.tell('connect');
    live.stop();
    answer({ ok: true, result: JOINED });
    expect(listener.onJoined).not.toHaveBeenCalled();
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
  });
});
