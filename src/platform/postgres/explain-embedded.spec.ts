import { BootError } from '../errors/boot.error.js';
import { explainEmbedded } from './explain-embedded.js';

const refusal = (code: string, message = 'refused'): Error => Object.assign(new Error(message), { code });

const explained = (error: unknown, room = Infinity) =>
  explainEmbedded(error, '/data/postgres', () => Promise.resolve(room));

describe('an error of the embedded database, in words', () => {
  it.each(['checkpoint request failed', 'could not write to file "pg_wal/xlogtemp.1"'])(
    'is a full disk where there is no room: %s',
    async (message) => {
      const error = new BootError(`The embedded PostgreSQL does not start: FATAL:  ${message}`);
      expect((await explained(error, 15_000_000)).message).toBe(
        'The disk is full: free some room, then start again.',
      );
      expect(await explained(error, 17_000_000)).toBe(error);
    },
  );

  it('is a full disk if PostgreSQL says so, however much room there seems to be', async () => {
    const error = refusal('53100', 'could not extend file "base/5/2619": wrote only 4096 of 8192 bytes');
    expect((await explained(error)).message).toBe('The disk is full: free some room, then start again.');
  });

  it.each([
    ['28P01', '/data/postgres/password is not the password of the embedded database'],
    ['XX001', 'The embedded database in /data/postgres is damaged (refused)'],
    ['58P01', 'The embedded database in /data/postgres is damaged (refused)'],
    ['42501', 'The embedded PostgreSQL says "refused".'],
  ])('of %s begins %j', async (code, beginning) => {
    const error = await explained(refusal(code));
    expect(error).toBeInstanceOf(BootError);
    expect(error.message.startsWith(beginning)).toBe(true);
  });

  it.each([new TypeError('x is not a function'), refusal('EPERM'), new BootError('The port is taken.')])(
    'stays as it is where it is none: %s',
    async (error) => expect(await explained(error)).toBe(error),
  );
});
