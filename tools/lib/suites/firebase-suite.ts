import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { startServer, untilIt } from '../child-server.ts';
import { anEmulatorHost, ensureEmulator, PROJECT, startEmulator } from './auth-emulator.ts';
import { runSuites } from './run-suites.ts';

/** `npm run tools -- test-firebase`: the contract of identities, and people in a browser, on the real Auth emulator. */
export async function runFirebaseSuite() {
  await ensureInstalled();
  await ensureBuilt();
  await ensureEmulator();
  const host = await anEmulatorHost();
  const settings = {
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key-of-the-emulator',
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
  const emulator = await startEmulator(host);
  const motley = startMotley(settings);
  try {
    const [address] = await Promise.all([motley.address, emulator.up]);
    Object.assign(process.env, settings, { MOTLEY_ADDRESS: address });
    await runSuites(['firebase']);
  } finally {
    await Promise.all([motley.stop(), emulator.stop()]);
  }
}

/** The product as it is built, for the browser. */
function startMotley(settings: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), 'motley-firebase-data-'));
  const server = startServer([join(ROOT, 'dist', 'src', 'main.js')], {
    // All of them come from one address.
    env: { ...process.env, ...settings, PORT: '0', MOTLEY_DATA: data, SIGN_UP_LIMIT: '1000' },
  });
  return {
    address: untilIt(server, 'Motley', () => /Motley is ready: (\S+)/.exec(server.said())?.[1]),
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
