import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../lib/run.mjs';

/** A data folder of its own. */
export const aDataFolder = () => mkdtempSync(join(tmpdir(), 'motley-bench-'));

export const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });

/** What `npm start` runs, on a free port; answers once it serves. */
export async function start(dataDir) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', MOTLEY_DATA: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const origin = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const ready = /Motley is ready: (\S+)/.exec(said);
      if (ready) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(`Motley ended before it served: ${said}`)));
  });
  return { origin, end };
}
