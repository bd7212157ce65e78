import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { BootError } from '../errors/boot.error.js';
import { sqlStateOf } from '../database/violates.js';

/** The size of a WAL segment in bytes: PostgreSQL stops with less free space. */
const ROOM = 16 * 2 ** 20;

/** The messages of failed writes, because PostgreSQL does not always report the full disk itself. */
const COULD_NOT_WRITE = /checkpoint request failed|could not (write|extend|create|fsync)/;

const DISK_FULL = '53100';
const WRONG_PASSWORD = '28P01';
/** Internal error, data corrupted, index corrupted, undefined file. */
const DAMAGED = ['XX000', 'XX001', 'XX002', '58P01'];

/**
 * Explains for the operator why the embedded database fails; any other error is returned as it is.
 * @param home the folder of the cluster and its password
 * @param room free space there, in bytes
 */
export async function explainEmbedded(error: unknown, home: string, room = roomIn): Promise<Error> {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const code = sqlStateOf(error);
  if (code === DISK_FULL || (await isOutOfRoom(message, () => room(home))))
    return new BootError('The disk is full: free some room, then start again.', { cause: error });
  if (code === WRONG_PASSWORD)
    return new BootError(
      `${join(home, 'password')} is not the password of the embedded database: put back the one of before.`,
      { cause: error },
    );
  if (code !== null && DAMAGED.includes(code))
    return new BootError(
      `The embedded database in ${home} is damaged (${message}): restore a backup into a new MOTLEY_DATA.`,
      { cause: error },
    );
  if (code !== null) return new BootError(`The embedded PostgreSQL says "${message}".`, { cause: error });
  return error instanceof Error ? error : new Error(message);
}

/** Returns whether a write failed because the disk is full. */
const isOutOfRoom = async (message: string, room: () => Promise<number>): Promise<boolean> =>
  COULD_NOT_WRITE.test(message) && (await room()) < ROOM;

/** The free space for an ordinary account, in bytes. */
async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
