import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { routes } from '#core/api/routes.js';

import { embeddedUrl } from '../../support/database/embedded-database.js';
import { at, call } from '../support/calls.js';
import type { Stage } from '../support/stage.js';
import { whileEditing } from '../support/under-load.js';
import type { LoadReport } from '../support/under-load.js';
import { aFile } from '../support/world.js';
import type { Scenario } from './index.js';

const run = promisify(execFile);

const SIZE = '160m';
const IMPORTS = 3;
const KEYS = 5_000;

async function onSmallDisk(stage: Stage, disk: string): Promise<LoadReport> {
  const dataDir = join(disk, 'data');
  const product = await stage.product({ environment: { MOTLEY_DATA: dataDir } });
  const url = await embeddedUrl(dataDir);
  const outcome = await whileEditing({ stage, origin: product.origin, url }, async ({ world, goOn }) => {
    const filler = join(disk, 'filler');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    const statuses: number[] = [];
    for (let times = 1; times <= IMPORTS; times += 1) {
      const { account, projectId } = world;
      const body = { name: `import ${times}`, groups: aFile(KEYS, `import ${times}`) };
      statuses.push(
        (
          await call(at(world.origin, routes.listLanguages(projectId)), 'POST', {
            token: account.token,
            body,
          })
        ).status,
      );
      await goOn();
    }
    await rm(filler);
    return `a disk of ${SIZE}; imports meanwhile were answered ${statuses.join(', ')}`;
  });
  await product.end('SIGTERM');
  return outcome;
}

export const diskFull: Scenario = {
  id: 'disk-full',
  what: 'the disk of the database is full, then freed',
  async run(stage) {
    const disk = await stage.dataFolder();
    await mkdir(disk, { recursive: true });
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
    } catch {
      return null;
    }
    try {
      return await onSmallDisk(stage, disk);
    } finally {
      await stage.clear();
      await run('umount', ['-l', disk]);
    }
  },
};
