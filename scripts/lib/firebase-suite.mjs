import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureEmulator, PROJECT, startEmulator } from './auth-emulator.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';
import { runSuites } from './run-suites.mjs';

/** `npm run test:firebase`: the contract of identities, and the main job in a browser, on the real Auth emulator. */
export async function runFirebaseSuite() {
  await ensureInstalled();
  await ensureBuilt();
  await ensureEmulator();
  const stops = [];
  try {
    const emulator = await startEmulator();
    stops.push(emulator.stop);
    const settings = {
      IDENTITY_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'key-of-the-emulator',
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    };
    const motley = await startMotley(settings);
    stops.push(motley.stop);
    Object.assign(process.env, settings, { MOTLEY_ADDRESS: motley.address });
    await runSuites(['firebase']);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The product as it is built, for the browser. */
async function startMotley(settings) {
  const data = mkdtempSync(join(tmpdir(), 'motley-firebase-data-'));
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'src', 'main.js')], {
    env: { ...process.env, ...settings, PORT: '0', MOTLEY_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const address = /Motley is ready: (\S+)/.exec(String(chunk))?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const address = await Promise.race([ready, ended.then(() => null)]);
  if (address !== null) return { address, stop };
  await stop();
  throw new Error('Motley did not start.');
}
