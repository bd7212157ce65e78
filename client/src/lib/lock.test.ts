import { withLock } from './lock.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// jsdom, like a browser on plain http, has no Web Locks: the lease in storage is what runs here.
describe('withLock without Web Locks', () => {
  it('runs one after the other', async () => {
    const events: string[] = [];
    const work = (name: string) => async (): Promise<string> => {
      events.push(`${name} in`);
      await pause(20);
      events.push(`${name} out`);
      return name;
    };
    const results = await Promise.all([withLock('test', work('one')), withLock('test', work('two'))]);
    expect(results.sort()).toEqual(['one', 'two']);
    expect(events).toHaveLength(4);
    expect(events[1]).toBe(events[0]?.replace('in', 'out'));
    expect(events[3]).toBe(events[2]?.replace('in', 'out'));
  });

  it('is free again after a failure', async () => {
    await expect(withLock('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock('test', () => Promise.resolve(1))).resolves.toBe(1);
  });

  it('takes over from a tab that died holding it', async () => {
    localStorage.setItem('lock:test', `${Date.now() - 1} dead`);
    await expect(withLock('test', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
