import { jest } from '@jest/globals';

import type { PresentUser } from '#core/api/live.js';

import type { LiveNamespace } from './live-socket.js';
import { Presence } from './presence.js';

const PROJECT = 7;
const anna: PresentUser = { userId: 1, username: 'Anna', keyId: 4, languageId: 2 };

/** A namespace with one socket in the project, and what the process hears and tells. */
function aProcess() {
  const listeners = new Map<string, (...parts: unknown[]) => void>();
  const told: unknown[][] = [];
  const shown: { users: PresentUser[] }[] = [];
  const socket = {
    data: { userId: 9, username: 'Me', access: { role: 'owner', targetRestricted: false, languages: [] } },
    emit: (_name: string, presence: { users: PresentUser[] }) => shown.push(presence),
  };
  const namespace = {
    on: (name: string, listener: (...parts: unknown[]) => void) => listeners.set(name, listener),
    serverSideEmit: (...parts: unknown[]) => told.push(parts),
    adapter: { rooms: new Map([[`project:${PROJECT}`, new Set(['socket'])]]) },
    sockets: new Map([['socket', socket]]),
  };
  const presence = new Presence();
  presence.start(namespace as unknown as LiveNamespace);
  const hear = (...parts: unknown[]): void => listeners.get('present')?.(...parts);
  return { presence, hear, told, names: () => shown.at(-1)?.users.map(({ username }) => username) };
}

describe('the presence of people at another process', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('lasts while the process sends it', () => {
    const { hear, names } = aProcess();
    for (let seconds = 0; seconds < 120; seconds += 10) {
      hear('other', [[PROJECT, [anna]]], true);
      jest.advanceTimersByTime(10_000);
    }
    expect(names()).toEqual(['Anna', 'Me']);
  });

  it('ends half a minute after the process was killed', () => {
    const { hear, names } = aProcess();
    hear('other', [[PROJECT, [anna]]], false);
    jest.advanceTimersByTime(5_000);
    expect(names()).toEqual(['Anna', 'Me']);
    jest.advanceTimersByTime(30_000);
    expect(names()).toEqual(['Me']);
  });

  it('ends at once if the process says that nobody is there any more', () => {
    const { hear, names } = aProcess();
    hear('other', [[PROJECT, [anna]]], false);
    hear('other', [], true);
    jest.advanceTimersByTime(1_000);
    expect(names()).toEqual(['Me']);
  });

  it('is sent once a second at most, and not again without a change', () => {
    const { presence, told } = aProcess();
    for (let changes = 0; changes < 20; changes += 1) {
      presence.change(PROJECT);
      jest.advanceTimersByTime(100);
    }
    expect(told.filter(([, , , isAll]) => isAll === false)).toHaveLength(1);
  });
});
