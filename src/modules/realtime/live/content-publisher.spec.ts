import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import type { Events } from '../../../platform/events.js';
import { ContentChanged } from '../../content/content-changed.js';
import { ContentPublisher } from './content-publisher.js';
import type { LiveQueries } from './live.queries.js';
import type { LiveNamespace } from './live-socket.js';

const PROJECT = 7;
const CONTENT = {
  cursor: 12,
  values: [],
  keys: [],
  groups: [{ id: 3, name: 'menu' }],
  languages: [],
  project: null,
};

/** The publisher of one process, with what it reads and sends. */
function aPublisher({
  processes = 1,
  isHere = true,
  failures = 0,
  hasJustStarted = false,
  readingMs = 0,
} = {}) {
  let publish: (event: ContentChanged) => void = () => undefined;
  let failed = 0;
  let reads = 0;
  const sent: { by: string; name: string }[] = [];
  const audience = (by: string) => ({
    to: () => ({ except: () => ({ emit: (name: string) => sent.push({ by, name }) }) }),
  });
  const events = { on: (_type: unknown, listener: typeof publish) => (publish = listener) };
  const queries = {
    content: async () => {
      reads += 1;
      if (readingMs > 0) await new Promise((resolve) => setTimeout(resolve, readingMs));
      failed += 1;
      if (failed <= failures) throw new Error('no database');
      return CONTENT;
    },
  };
  const rooms = new Map(isHere ? [[`project:${PROJECT}`, new Set(['socket'])]] : []);
  const namespace = {
    ...audience('all processes'),
    local: audience('this process'),
    adapter: { rooms, serverCount: () => Promise.resolve(processes) },
  };
  const publisher = new ContentPublisher(events as unknown as Events, queries as unknown as LiveQueries);
  publisher.start(namespace as unknown as LiveNamespace, () => undefined);
  if (!hasJustStarted) jest.advanceTimersByTime(16_000);
  const change = (): void =>
    publish(
      new ContentChanged({ projectId: PROJECT, userId: 1 }, 'edit', [
        { action: 'group.renamed', groupId: 3 },
      ]),
    );
  return { publisher, change, sent, reads: () => reads };
}

describe('changes of content', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('within 50 ms are read once', async () => {
    const { change, sent, reads } = aPublisher();
    for (let changes = 0; changes < 5; changes += 1) change();
    await jest.advanceTimersByTimeAsync(50);
    expect(reads()).toBe(1);
    expect(sent).toEqual([{ by: 'this process', name: 'group_changed' }]);
  });

  it('while others are being read wait 50 ms in all', async () => {
    const { change, reads } = aPublisher({ readingMs: 30 });
    change();
    await jest.advanceTimersByTimeAsync(60);
    change();
    await jest.advanceTimersByTimeAsync(49);
    expect(reads()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(reads()).toBe(2);
  });

  it('are not read if nobody is in the project and no other process runs', async () => {
    const { change, reads } = aPublisher({ isHere: false });
    change();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reads()).toBe(0);
  });

  it('are sent to all as long as others may not have been heard yet', async () => {
    const { change, sent } = aPublisher({ isHere: false, hasJustStarted: true });
    change();
    await jest.advanceTimersByTimeAsync(50);
    expect(sent).toEqual([{ by: 'all processes', name: 'group_changed' }]);
  });

  it('are sent to other processes, wherever the project is open', async () => {
    const { change, sent } = aPublisher({ isHere: false, processes: 2 });
    change();
    await jest.advanceTimersByTimeAsync(50);
    expect(sent).toEqual([{ by: 'all processes', name: 'group_changed' }]);
  });

  it('are sent later if they cannot be read', async () => {
    const { change, sent } = aPublisher({ failures: 2 });
    change();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
  });

  it('of the last moment are sent before a shutdown', async () => {
    const { publisher, change, sent } = aPublisher();
    change();
    await publisher.beforeApplicationShutdown();
    expect(sent).toHaveLength(1);
  });
});
