import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';

/** A data folder of its own. */
export const aDataFolder = () => mkdtempSync(join(tmpdir(), 'motley-bench-'));

export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });

/** Starts the program of `npm start` on a free port; resolves once it serves. */
export async function start(dataDir: string) {
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
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /Motley is ready: (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Motley ended before it served: ${said}`)));
  });
  return { origin, end };
}
