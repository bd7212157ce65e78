import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { BootError } from '../errors/boot.error.js';

/** How long to wait for a holder that is shutting down. */
const CLAIM_TIMEOUT_MS = 3_000;
const INTERVAL_MS = 100;

/**
 * Marks a directory as in use by this process, so that a second start fails at once instead of waiting.
 * @returns a function that releases the claim
 * @throws BootError if a running process holds it and stays
 */
export async function claim(file: string, timeout = CLAIM_TIMEOUT_MS): Promise<() => Promise<void>> {
  const holder = await readFile(file, 'utf8').catch(() => null);
  if (holder !== null) {
    const pid = Number.parseInt(holder, 10);
    if (isAlive(pid) && (await identityOf(pid)) === holder) {
      if (timeout > 0) return pause(INTERVAL_MS).then(() => claim(file, timeout - INTERVAL_MS));
      throw new BootError(
        `Motley is already running on this data (process ${pid}): stop it first, or set MOTLEY_DATA.`,
      );
    }
    await rm(file, { force: true });
  }
  try {
    await writeFile(file, await identityOf(process.pid), { flag: 'wx' });
  } catch (error) {
    // Two processes claim at the same time: the slower one retries.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return claim(file, timeout);
    throw error;
  }
  return () => rm(file, { force: true });
}

/** Process ids are reused; with the start time, an id is unique until the next boot. */
async function identityOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fieldsAfterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const startedAt = fieldsAfterName[19] ?? '';
  return `${pid} ${startedAt}`.trim();
}

/** Whether a process with this id exists, regardless of its owner. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
