import { availableParallelism } from 'node:os';

import { HashingThreads } from '../../../src/modules/identity/local/hashing-threads.js';

const OPTIONS = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };
const threads = new HashingThreads();

afterAll(() => threads.onApplicationShutdown());

describe('the threads that hash passwords', () => {
  it('compare a password with its hash', async () => {
    const against = String(await threads.run({ password: 'right', options: OPTIONS }));
    expect(await threads.run({ password: 'right', against })).toBe(true);
    expect(await threads.run({ password: 'wrong', against })).toBe(false);
  });

  it('answer each caller with their own result', async () => {
    const passwords = Array.from({ length: 2 * availableParallelism() }, (_, index) => `password ${index}`);
    const hashes = await Promise.all(
      passwords.map((password) => threads.run({ password, options: OPTIONS })),
    );
    const matches = await Promise.all(
      passwords.map((password, index) => threads.run({ password, against: String(hashes[index]) })),
    );
    expect(matches).toEqual(passwords.map(() => true));
  });

  it('go on after a hash that is none', async () => {
    await expect(threads.run({ password: 'right', against: 'no hash' })).rejects.toThrow();
    expect(await threads.run({ password: 'right', options: OPTIONS })).toMatch(/^\$argon2id\$/);
  });
});
