import { setImmediate as nextTurn } from 'node:timers/promises';

import { UnavailableError } from './errors/domain.error.js';
import { KeyedSemaphore, Semaphore } from './semaphore.js';

const never = (): Promise<void> => new Promise(() => undefined);

describe('a semaphore', () => {
  it('runs a few at once, and all in the end', async () => {
    const semaphore = new Semaphore({ concurrency: 2, queue: 100 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await nextTurn();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => semaphore.run(work)));
    expect({ most, running, isIdle: semaphore.isIdle }).toEqual({ most: 2, running: 0, isIdle: true });
  });

  it('goes on after a failure', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1 });
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await semaphore.run(() => Promise.resolve('fine'))).toBe('fine');
  });

  it('refuses callers beyond the length of the queue', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1 });
    void semaphore.run(never);
    void semaphore.run(never);
    await expect(semaphore.run(never)).rejects.toThrow(UnavailableError);
    expect([semaphore.running, semaphore.waiting]).toEqual([1, 1]);
  });

  it('refuses callers who have waited too long, and frees their place', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1, timeout: 1 });
    const release = await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toThrow(UnavailableError);
    release();
    expect([semaphore.isIdle, semaphore.waiting]).toEqual([true, 0]);
  });

  it('lets a waiter give up', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1 });
    const release = await semaphore.acquire();
    const abortion = new AbortController();
    const waiting = semaphore.acquire(abortion.signal);
    abortion.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(semaphore.acquire(abortion.signal)).rejects.toThrow('gone');
    release();
    expect([semaphore.isIdle, semaphore.waiting]).toEqual([true, 0]);
  });

  it('releases a slot once, however often it is called', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1 });
    const release = await semaphore.acquire();
    release();
    release();
    expect(semaphore.running).toBe(0);
  });
});

describe('a semaphore with keys', () => {
  it('limits each key by itself', async () => {
    const semaphore = new KeyedSemaphore<string>({ concurrency: 1, queue: 0 });
    const release = await semaphore.acquire('a');
    await expect(semaphore.acquire('a')).rejects.toThrow(UnavailableError);
    expect(await semaphore.run('b', () => Promise.resolve('fine'))).toBe('fine');
    release();
    expect(await semaphore.run('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
