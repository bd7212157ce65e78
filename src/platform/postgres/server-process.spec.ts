import { refused } from './server-process.js';

describe('what PostgreSQL says when it does not start', () => {
  it.each([
    'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    'FATAL:  could not extend file "base/1/2619": wrote only 4096 of 8192 bytes at block 5',
  ])('is a full disk: %s', (line) => {
    expect(refused([line]).message).toMatch(/^The disk is full: /);
  });

  it('is a cluster of another major release, with the way to move', () => {
    const lines = [
      '2026-11-28 03:00:00.000 UTC [7] FATAL:  database files are incompatible with server',
      '2026-11-28 03:00:00.000 UTC [7] DETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.1.',
    ];
    expect(refused(lines).message).toBe(
      'The data is of PostgreSQL 17, and this release of Motley has PostgreSQL 18: write a backup with the release that made it, ' +
        'and restore that into a new MOTLEY_DATA (docs/self-hosting.md, “A new PostgreSQL”).',
    );
  });

  it('is data of another account', () => {
    expect(refused(['[7] FATAL:  data directory "/data/cluster" has wrong ownership']).message).toMatch(
      /^Cannot use \/data\/cluster: it belongs to another account: .*chown -R /,
    );
  });

  it('is repeated otherwise', () => {
    expect(refused(['[7] LOG:  starting', '[7] FATAL:  something else']).message).toBe(
      'The embedded PostgreSQL does not start: FATAL:  something else',
    );
  });
});
