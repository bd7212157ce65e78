import { connectionsBelow, descriptorLimit, softLimitIn } from './descriptors.js';

describe('the descriptors of a process', () => {
  it('are limited by the soft limit that the system lists', () => {
    const limits = [
      'Limit                     Soft Limit           Hard Limit           Units     ',
      'Max processes             127340               127340               processes ',
      'Max open files            1024                 524288               files     ',
    ].join('\n');
    expect(softLimitIn(limits)).toBe(1_024);
    expect(softLimitIn(limits.replace('1024  ', 'unlimited'))).toBe(Infinity);
    expect(softLimitIn('')).toBe(Infinity);
  });

  it('of this process are known, or unlimited', () => {
    expect(descriptorLimit()).toBeGreaterThan(0);
  });

  it.each([
    [1_024, 14, 473],
    [200, 14, 61],
    [60, 14, 10],
    [Infinity, 14, Infinity],
  ])('%s of them, %s for the database, leave room for %s connections', (limit, database, connections) => {
    expect(connectionsBelow(limit, database)).toBe(connections);
  });
});
