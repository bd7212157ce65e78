import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import { aDataFolder, cleanUp, start } from './support/motley.js';

jest.setTimeout(180_000);

/** A connection like a browser's, which stays open after the response. */
const keepingAlive = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: true }) }, (reply) => resolve(reply.resume())).once(
      'error',
      reject,
    );
  });

/** The process id of the database server; null if none runs on this folder. */
const databaseOf = (dataDir: string): Promise<number | null> =>
  readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').then(
    (text) => Number.parseInt(text, 10),
    () => null,
  );

/** Waits until the database has ended. */
async function untilGone(dataDir: string): Promise<void> {
  while ((await databaseOf(dataDir)) !== null) await pause(50);
}

describe('npm start', () => {
  // Shared by all specs: a first start takes longest.
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await aDataFolder();
  });
  afterAll(cleanUp);

  it.each([
    ['serves the application and its API from one address', 'SIGTERM'],
    ['starts a second time without installing or building anything', 'SIGINT'],
  ] as const)(
    '%s, and ends in order on %s, database and all, though a browser hangs on',
    async (_what, signal) => {
      const motley = start({ MOTLEY_DATA: dataDir });
      const address = await motley.address;
      const page = await fetch(address, { headers: { accept: 'text/html' } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(motley.said()).not.toMatch(/install|build/i);
      await keepingAlive(`${address}/healthz`);
      expect(await databaseOf(dataDir)).not.toBeNull();
      expect(await motley.end(signal)).toEqual({ code: 0, signal: null, complaint: '' });
      expect(await databaseOf(dataDir)).toBeNull();
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'does not outlive npm, ended by %s, and starts again',
    async (signal) => {
      const motley = start({ MOTLEY_DATA: dataDir }, ['npm', 'start']);
      await motley.address;
      process.kill(motley.pid, signal);
      const again = start({ MOTLEY_DATA: dataDir });
      expect((await fetch(`${await again.address}/readyz`)).status).toBe(200);
      await again.end('SIGTERM');
      await untilGone(dataDir);
    },
  );
});
