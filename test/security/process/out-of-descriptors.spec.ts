import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { aDataFolder, cleanUp, start, START } from '../../process/support/motley.js';
import { openRawConnection } from '../../support/server/raw-connection.js';
import type { RawConnection } from '../../support/server/raw-connection.js';

// A guard against hanging: a busy machine takes its time.
const PRLIMIT = '/usr/bin/prlimit';
const DESCRIPTORS = 120;
/** The usual limit of an account; a start reads many files and needs more than a few hundred. */
const DESCRIPTORS_AT_START = 1_024;

/** Lowers the limit of a process. */
const onLinux = existsSync(PRLIMIT) ? describe : describe.skip;

const flood = (address: string, size: number): Promise<RawConnection[]> =>
  Promise.all(Array.from({ length: size }, () => openRawConnection(address)));

/** The serving process, below npm and its shell: it has claimed the data. */
const serverOn = async (dataDir: string): Promise<string> =>
  (await readFile(join(dataDir, 'postgres', 'owner'), 'utf8')).split(' ')[0] ?? '';

/** Polls until there is a response; throws if the server ends. */
async function answerOf(address: string, ended: Promise<unknown>): Promise<number> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const reply = await fetch(`${address}/readyz`).catch(() => null);
    if (reply !== null) return reply.status;
  }
  throw new Error('The server has ended.');
}

onLinux('npm start, when connections take every descriptor', () => {
  afterAll(cleanUp);

  it('keeps running, serves again once they are closed, and reports why it stops if npm has ended', async () => {
    const dataDir = await aDataFolder();
    const motley = start({ MOTLEY_DATA: dataDir, HEADERS_TIMEOUT_MS: '2000' }, ['npm', 'start']);
    const address = await motley.address;
    // Lower than at the start of the server, and so than its own limit of connections.
    execFileSync(PRLIMIT, ['--pid', await serverOn(dataDir), `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`]);
    const connections = await flood(address, 2 * DESCRIPTORS);
    await Promise.all(connections.map(({ closed }) => closed));
    expect(await answerOf(address, motley.ended)).toBe(200);
    process.kill(motley.pid, 'SIGKILL');
    expect((await motley.ended).complaint).toContain('Motley stops: the npm that started it has ended.');
  });

  it('closes those beyond its limit, and keeps room for open ones and the database', async () => {
    const limit = `--nofile=${DESCRIPTORS_AT_START}:${DESCRIPTORS_AT_START}`;
    const command = [PRLIMIT, limit, ...START];
    const motley = start({ MOTLEY_DATA: await aDataFolder() }, command);
    const address = await motley.address;
    const inside = await openRawConnection(address);
    expect(await inside.ask()).toMatch(/^HTTP\/1\.1 200 /);
    const connections = await flood(address, 600);
    await Promise.race(connections.map(({ closed }) => closed));
    expect(await inside.ask()).toMatch(/^HTTP\/1\.1 200 /);
    expect(motley.said()).toContain('Too many connections');
    for (const connection of connections) connection.end();
    expect(await answerOf(address, motley.ended)).toBe(200);
    inside.end();
    expect(await motley.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
  });
});
