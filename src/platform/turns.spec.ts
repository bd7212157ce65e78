import { setTimeout as pause } from 'node:timers/promises';

import { UnavailableError } from './errors/domain.error.js';
import { Turns } from './turns.js';

describe('turns', () => {
  it('run a few at once, and everybody in the end', async () => {
    const turns = new Turns(2, 100);
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await pause(1);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => turns.take(work)));
    expect({ most, running }).toEqual({ most: 2, running: 0 });
  });

  it('go on after a failure', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take(() => Promise.resolve('fine'))).toBe('fine');
  });

  it('refuse whoever would make the queue too long', async () => {
    const turns = new Turns(1, 1);
    const never = new Promise<void>(() => undefined);
    void turns.take(() => never);
    void turns.take(() => never);
    await expect(turns.take(() => never)).rejects.toThrow(UnavailableError);
  });
});
