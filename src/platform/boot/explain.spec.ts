import { explainBoot } from './explain.js';
import { makeDataFolder } from '../config/data-folder.js';

const failed = (code: string, path: string): Error => Object.assign(new Error(code), { code, path });

describe('a fault of the data folder, in words,', () => {
  it('says that the file system is read-only', () => {
    expect(explainBoot(failed('EROFS', '/data/postgres/owner')).message).toBe(
      'Cannot use /data/postgres/owner (EROFS): its file system is read-only: mount it for writing, ' +
        'or set MOTLEY_DATA to a folder on another one.',
    );
  });

  it.each(['EACCES', 'EPERM'])('says for %s how to take over the data of another account', (code) => {
    expect(explainBoot(failed(code, '/data/jwt-secret')).message).toMatch(
      /^Cannot use \/data\/jwt-secret \(E\w+\): it belongs to another account: start Motley as that one, or give it to this one \(chown -R \S+ \/data\/jwt-secret\)\.$/,
    );
  });

  it('comes at once where a file system takes no new folders', async () => {
    const error: unknown = await makeDataFolder('/proc/motley/data').catch((reason: unknown) => reason);
    expect(explainBoot(error).message).toBe('Cannot use /proc/motley (ENOENT): see MOTLEY_DATA.');
  });
});
