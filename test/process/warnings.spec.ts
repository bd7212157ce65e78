import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import { aDataFolder, cleanUp, start } from './support/motley.js';
import type { Motley } from './support/motley.js';

jest.setTimeout(180_000);

/** The output, once it has this text. */
async function saidBy(motley: Motley, text: string): Promise<string> {
  while (!motley.said().includes(text)) await pause(50);
  return motley.said();
}

describe('npm start', () => {
  let dataDir: string;
  let readiness: number;
  /** The output of the first start, and of the next one with another secret. */
  let first: string;
  let next: string;

  beforeAll(async () => {
    dataDir = await aDataFolder();
    const motley = start({
      MOTLEY_DATA: dataDir,
      HOST: '127.0.0.1',
      JWT_SECRET: 'the first secret of this instance',
      PUBLIC_URL: 'http://motley.example',
      SMTP_URL: 'smtp://someone:hunter2@127.0.0.1:1',
      MAIL_FROM: 'Motley <motley@motley.example>',
      REQUIRE_VERIFIED: '1',
    });
    const address = await motley.address;
    first = await saidBy(motley, 'SMTP_URL does not work');
    readiness = (await fetch(`${address}/readyz`)).status;
    await motley.end('SIGTERM');
    const again = start({ MOTLEY_DATA: dataDir, JWT_SECRET: 'a second secret of this instance!' });
    await again.address;
    next = await saidBy(again, 'Warning: the last');
    await again.end('SIGTERM');
  });
  afterAll(cleanUp);

  const OTHER_SECRET = 'the last process on this database used another JWT_SECRET';

  it('serves with a mail server that does not answer and with names that mean nothing, and warns of both', () => {
    expect(readiness).toBe(200);
    expect(first).toContain(
      'SMTP_URL does not work (127.0.0.1:1: ESOCKET): emails wait, and are sent once it does',
    );
    expect(first).toContain(
      'Warning: REQUIRE_VERIFIED is not a variable of Motley and is ignored: did you mean REQUIRE_VERIFIED_EMAIL?\n',
    );
    expect(first).not.toContain('hunter2');
  });

  it('warns of another secret than that of the last process', () => {
    expect(first).not.toContain(OTHER_SECRET);
    expect(next).toContain(OTHER_SECRET);
  });

  it('says how to move data of another PostgreSQL', async () => {
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n');
    const { code, complaint } = await start({ MOTLEY_DATA: dataDir }).ended;
    expect(complaint).toMatch(
      /^The data is of PostgreSQL 17, and this release of Motley has PostgreSQL \d+: write a backup with the release that made it, .*\n$/,
    );
    expect(code).toBe(1);
  });

  it('does not wait for a folder that nobody can create', async () => {
    const { complaint } = await start({ MOTLEY_DATA: '/proc/motley/data' }).ended;
    expect(complaint).toBe('Cannot use /proc/motley (ENOENT): see MOTLEY_DATA.\n');
  });
});
